/**
 * Act 0.14: who may read what is not for everybody. The member of staff named in the settings may read everything,
 * and each time is logged; for others the matter's own rule decides.
 */
export function mayRead(reader: { readonly byRule: boolean; readonly isStaff: boolean }): {
  may: boolean;
  logged: boolean;
} {
  if (reader.byRule) return { may: true, logged: false };
  return { may: reader.isStaff, logged: reader.isStaff };
}
