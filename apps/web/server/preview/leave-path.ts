/** Where editors end their session; a POST, so that no link signs anybody out. */
export const leavePath = "/preview/leave";
