"use client";

import { useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useEffect } from "react";

/**
 * Somebody new gets a mail to set a password. The panel's form demands one from whoever creates a person all the same:
 * it gets one that nobody learns and the backend does not take, and its fields are not shown.
 */
export function InvitedPerson() {
  const { id } = useDocumentInfo();
  const [fields, dispatchFields] = useFormFields((context) => context);
  const isNew = id === undefined;
  const [password, confirmed] = [fields.password?.value, fields["confirm-password"]?.value];

  // The form is the panel's own: it begins anew after it has mounted, and takes values from outside in this way only.
  useEffect(() => {
    if (!isNew || (password && password === confirmed)) return;
    const value = crypto.getRandomValues(new Uint32Array(8)).join("");
    for (const path of ["password", "confirm-password"]) dispatchFields({ type: "UPDATE", path, value, valid: true });
  });

  return isNew && <style>{".auth-fields__changing-password { display: none; }"}</style>;
}
