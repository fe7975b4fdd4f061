import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Code, refusal } from '../errors.ts';
import type { Upload } from '../world/state.ts';

interface Body {
  json: unknown;
  files: Upload[];
}

/** Reads a request's body: JSON alone, or `payload_json` beside `files[n]` in a form. */
export async function readBody(request: FastifyRequest): Promise<Body> {
  if (!request.isMultipart()) return { json: request.body, files: [] };
  const files = new Map<number, Upload>();
  let json: unknown;
  for await (const part of request.parts()) {
    if (part.type === 'file') files.set(indexOf(part), await uploadOf(part));
    else if (part.fieldname === 'payload_json') json = parseJson(part.value);
  }
  const ordered = [...files].sort(([first], [second]) => first - second);
  return { json, files: ordered.map(([, file]) => file) };
}

function indexOf(part: Multipart): number {
  const [, digits] = /^files\[(\d+)\]$/.exec(part.fieldname) ?? [];
  if (digits === undefined) throw refusal(Code.RequestBodyContainsInvalidJSON);
  return Number(digits);
}

async function uploadOf(part: Extract<Multipart, { type: 'file' }>): Promise<Upload> {
  return { filename: part.filename, contentType: part.mimetype, data: await part.toBuffer() };
}

function parseJson(value: unknown): unknown {
  if (typeof value === 'object') return value;
  try {
    return JSON.parse(String(value));
  } catch {
    throw refusal(Code.RequestBodyContainsInvalidJSON);
  }
}
