import { type APIModalInteractionResponseCallbackData, ComponentType } from 'discord-api-types/v10';
import type { Issue } from '../../errors.ts';
import { fieldsOf } from '../../interactions/modal-fields.ts';

const MOST_COMPONENTS = 5;

/** What is wrong with a modal beyond Discord's specification. */
export function modalIssues(modal: APIModalInteractionResponseCallbackData): Issue[] {
  const ids = fieldsOf(modal).map(({ custom_id }) => custom_id);
  return [
    ...(modal.components.length > MOST_COMPONENTS
      ? [issue(['components'], 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 5 in length.')]
      : []),
    ...(new Set(ids).size < ids.length
      ? [issue(['components'], 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated')]
      : []),
    ...labelIssues(modal),
  ];
}

function labelIssues(modal: APIModalInteractionResponseCallbackData): Issue[] {
  return modal.components.flatMap((component, index) => {
    if (component.type === ComponentType.ActionRow) {
      const bare = component.components.some(({ label }) => (label ?? '') === '');
      const path = ['components', index, 'components', 0, 'label'];
      return bare ? [issue(path, 'BASE_TYPE_REQUIRED', 'This field is required')] : [];
    }
    if (component.type !== ComponentType.Label) return [];
    const inner = component.component;
    const crossed =
      inner.type === ComponentType.TextInput && (inner.min_length ?? 0) > (inner.max_length ?? 4_000);
    const path = ['components', index, 'component', 'min_length'];
    return crossed ? [issue(path, 'BASE_TYPE_BAD_LENGTH', 'The minimum is above the maximum.')] : [];
  });
}

function issue(path: readonly PropertyKey[], code: string, message: string): Issue {
  return { path: ['data', ...path], code, message };
}
