/** Files that the build puts below `/_next/static`. */
declare module "*.svg" {
  const file: { src: string };
  export default file;
}
