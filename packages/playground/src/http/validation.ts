import type { ZodMiniType } from 'zod/mini';
import { type Issue, invalidForm } from '../errors.ts';

type SpecIssue = NonNullable<ReturnType<ZodMiniType['safeParse']>['error']>['issues'][number];

/** Fields that Discord takes as numbers and as strings of digits alike. */
const NUMERIC_FIELDS = new Set(['permissions', 'allow', 'deny', 'default_member_permissions']);

/** Holds a body against Discord's specification; refuses it with every complaint, else returns it. */
export function parseBody<Body>(schema: ZodMiniType<Body>, json: unknown, under: PropertyKey[] = []): Body {
  const result = schema.safeParse(withNumbers(json), { reportInput: true });
  if (result.success) return result.data;
  throw invalidForm(
    result.error.issues.flatMap((issue) => complaints(issue)).map((issue) => at(under, issue)),
  );
}

/** What the specification says against one of the playground's own answers, or nothing. */
export function faultsOf(schema: ZodMiniType, json: unknown): string | undefined {
  const result = schema.safeParse(json, { reportInput: true });
  if (result.success) return undefined;
  const issues = result.error.issues.flatMap((issue) => complaints(issue));
  return issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`).join('; ');
}

/** The type of a value whose own fields, or elements, are never null. */
type WithoutNulls<Value> = { [Key in keyof Value]: Exclude<Value[Key], null> };

/** The same without anything that is null, at any depth: Discord takes both as not given. */
export function withoutNulls<Value extends object>(value: Value): WithoutNulls<Value> {
  return JSON.parse(JSON.stringify(value, (_, each: unknown) => given(each)));
}

function given(value: unknown): unknown {
  return Array.isArray(value) ? value.filter((each) => each !== null) : (value ?? undefined);
}

/** The complaint moved under a field of a larger body. */
export function at(under: readonly PropertyKey[], issue: Issue): Issue {
  return { ...issue, path: [...under, ...issue.path] };
}

function withNumbers(json: unknown): unknown {
  if (json === undefined) return undefined;
  return JSON.parse(JSON.stringify(json), (key, value: unknown) => {
    const digits = typeof value === 'string' && /^\d+$/.test(value);
    return digits && NUMERIC_FIELDS.has(key) ? Number(value) : value;
  });
}

/** The complaints in Discord's words; of a union, those of the branch that was meant. */
function complaints(issue: SpecIssue, under: readonly PropertyKey[] = []): Issue[] {
  const path = [...under, ...issue.path];
  if (issue.code !== 'invalid_union') return [{ path, ...worded(issue) }];
  const meant = issue.errors.filter((branch) => !branch.some(isOfAnotherType));
  const branch = meant.find(({ length }) => length > 0);
  if (branch === undefined)
    return [{ path, code: 'UNION_TYPE_CHOICES', message: 'Value is of no kind taken here.' }];
  return branch.flatMap((inner) => complaints(inner, path));
}

function isOfAnotherType(issue: SpecIssue): boolean {
  return issue.path.at(-1) === 'type' && issue.path.length === 1;
}

function worded(issue: SpecIssue): { code: string; message: string } {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }
        : { code: 'BASE_TYPE_BAD_TYPE', message: `Must be of type ${issue.expected}.` };
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${issue.maximum} or fewer in length.` }
        : { code: 'NUMBER_TYPE_MAX', message: `Must be less than or equal to ${issue.maximum}.` };
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { code: 'BASE_TYPE_MIN_LENGTH', message: `Must be ${issue.minimum} or more in length.` }
        : { code: 'NUMBER_TYPE_MIN', message: `Must be greater than or equal to ${issue.minimum}.` };
    case 'invalid_value':
      return { code: 'BASE_TYPE_CHOICES', message: `Value must be one of {${issue.values.join(', ')}}.` };
    case 'invalid_format':
      return {
        code: 'BASE_TYPE_BAD_FORMAT',
        message: `Value ${JSON.stringify(issue.input)} is no ${issue.format}.`,
      };
    default:
      return { code: 'BASE_TYPE_INVALID', message: issue.message };
  }
}
