import { europe } from './europe.ts';

export const india = europe;
