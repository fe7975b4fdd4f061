import type { SentFile } from './composer/values.ts';

/** The files as the protocol carries them. */
export async function sentFiles(files: Iterable<File>): Promise<SentFile[]> {
  return Promise.all([...files].map(sentFile));
}

async function sentFile(file: File): Promise<SentFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return {
    filename: file.name,
    contentType: file.type === '' ? 'application/octet-stream' : file.type,
    data: btoa(characters),
  };
}
