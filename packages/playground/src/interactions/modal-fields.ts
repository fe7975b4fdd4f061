import {
  type APIComponentInLabel,
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
} from 'discord-api-types/v10';

/** A field of a form, with the words that stand over it. */
export type Field = (APIComponentInLabel | APITextInputComponent) & { shownAs: string };

/** The fields of a modal, from top to bottom. */
export function fieldsOf(modal: APIModalInteractionResponseCallbackData): Field[] {
  return modal.components.flatMap(fieldsIn);
}

function fieldsIn(component: APIModalInteractionResponseCallbackData['components'][number]): Field[] {
  switch (component.type) {
    case ComponentType.ActionRow:
      return component.components.map((input) => ({ ...input, shownAs: input.label ?? input.custom_id }));
    case ComponentType.Label:
      return [{ ...component.component, shownAs: component.label }];
    case ComponentType.TextDisplay:
      return [];
  }
}
