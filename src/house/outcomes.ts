import { amendmentOutcomes } from './amendment/outcomes.ts';
import { chiefOutcomes } from './chief/outcomes.ts';
import { consentOutcomes } from './consent/outcomes.ts';
import { disciplineOutcomes } from './discipline/outcomes.ts';
import { officeOutcomes } from './offices/outcomes.ts';
import { privacyOutcomes } from './privacy/outcomes.ts';
import { recordOutcomes } from './record/outcomes.ts';
import { removalOutcomes } from './removal/outcomes.ts';

export const houseOutcomes = {
  ...amendmentOutcomes,
  ...chiefOutcomes,
  ...consentOutcomes,
  ...disciplineOutcomes,
  ...officeOutcomes,
  ...privacyOutcomes,
  ...recordOutcomes,
  ...removalOutcomes,
};
