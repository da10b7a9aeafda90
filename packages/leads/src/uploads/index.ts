export { keepTidy } from "./keep-tidy.ts";
export { fileScanner, parseScanner, type ScanFile } from "./scan-file.ts";
export { UploadFiles, uploadPath } from "./upload-files.ts";
export { UploadRoom } from "./upload-room.ts";
