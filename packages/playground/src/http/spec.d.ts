/** The parts of Discord's specification that the playground holds bodies against; the package brings no usable types. */
declare module 'discord-api-spec/zod' {
  import type * as api from 'discord-api-types/v10';
  import type { ZodMiniType } from 'zod/mini';

  type Attachments = { attachments?: { id: string; filename?: string; description?: string }[] | null };
  type Nullish<Body> = { [Key in keyof Body]?: Body[Key] | null };
  type MessageBody = Nullish<
    Pick<
      api.RESTPostAPIChannelMessageJSONBody,
      'content' | 'embeds' | 'allowed_mentions' | 'components' | 'flags' | 'tts'
    >
  > &
    Attachments & { poll?: unknown; sticker_ids?: readonly string[] | null };
  type Overwrite = {
    id: string;
    type?: 0 | 1 | null | undefined;
    allow?: number | null | undefined;
    deny?: number | null | undefined;
  };
  type ChannelBody = Nullish<{
    type: number;
    position: number;
    topic: string;
    nsfw: boolean;
    rate_limit_per_user: number;
    parent_id: string;
    permission_overwrites: Overwrite[];
  }>;
  type RoleBody = Nullish<{
    name: string;
    permissions: number;
    color: number;
    hoist: boolean;
    mentionable: boolean;
  }>;
  type ThreadBody = Nullish<{
    auto_archive_duration: api.ThreadAutoArchiveDuration;
    rate_limit_per_user: number;
  }>;
  type CommandBody = {
    id?: string | null;
    name: string;
    type?: api.ApplicationCommandType | null;
    description?: string | null;
    options?: api.APIApplicationCommandOption[] | null;
    default_member_permissions?: number | null;
    dm_permission?: boolean | null;
    contexts?: api.InteractionContextType[] | null;
    integration_types?: api.ApplicationIntegrationType[] | null;
    name_localizations?: api.LocalizationMap | null;
    description_localizations?: api.LocalizationMap | null;
  };
  type EventBody = {
    description?: string | null;
    scheduled_end_time?: string | null;
    entity_metadata?: { location: string } | null;
    channel_id?: string | null;
  };

  export const MessageCreateRequestSchema: ZodMiniType<
    MessageBody & {
      message_reference?: { message_id: string; fail_if_not_exists?: boolean | null } | null;
      nonce?: string | number | null;
      enforce_nonce?: boolean | null;
    }
  >;
  export const MessageEditRequestPartialSchema: ZodMiniType<MessageBody>;
  export const IncomingWebhookRequestPartialSchema: ZodMiniType<MessageBody>;
  export const IncomingWebhookUpdateRequestPartialSchema: ZodMiniType<MessageBody>;
  export const PongInteractionCallbackRequestSchema: ZodMiniType<{ type: 1 }>;
  export const CreateMessageInteractionCallbackRequestSchema: ZodMiniType<{
    type: 4 | 5;
    data?: MessageBody | null;
  }>;
  export const UpdateMessageInteractionCallbackRequestSchema: ZodMiniType<{
    type: 6 | 7;
    data?: MessageBody | null;
  }>;
  export const ApplicationCommandAutocompleteCallbackRequestSchema: ZodMiniType<{
    type: 8;
    data?: { choices?: ({ name: string; value: string | number } | null)[] | null };
  }>;
  export const ModalInteractionCallbackRequestSchema: ZodMiniType<{
    type: 9;
    data: api.APIModalInteractionResponseCallbackData;
  }>;
  export const ApplicationCommandCreateRequestSchema: ZodMiniType<CommandBody>;
  export const ApplicationCommandUpdateRequestSchema: ZodMiniType<CommandBody>;
  export const ApplicationCommandPatchRequestPartialSchema: ZodMiniType<Partial<CommandBody>>;
  export const CreateGuildChannelRequestSchema: ZodMiniType<ChannelBody & { name: string }>;
  export const UpdateGuildChannelRequestPartialSchema: ZodMiniType<ChannelBody & { name?: string }>;
  export const UpdateThreadRequestPartialSchema: ZodMiniType<
    ThreadBody & Nullish<{ name: string; archived: boolean; locked: boolean; invitable: boolean }>
  >;
  export const CreateTextThreadWithMessageRequestSchema: ZodMiniType<ThreadBody & { name: string }>;
  export const CreateTextThreadWithoutMessageRequestSchema: ZodMiniType<
    ThreadBody & { name: string; type?: 10 | 11 | 12 | null; invitable?: boolean | null }
  >;
  export const CreateRoleRequestSchema: ZodMiniType<RoleBody>;
  export const UpdateRoleRequestPartialSchema: ZodMiniType<RoleBody>;
  export const CreatePrivateChannelRequestSchema: ZodMiniType<{ recipient_id?: string | null }>;
  export const ExternalScheduledEventCreateRequestSchema: ZodMiniType<
    EventBody & { name: string; scheduled_start_time: string; entity_type: 3 }
  >;
  export const VoiceScheduledEventCreateRequestSchema: ZodMiniType<
    EventBody & { name: string; scheduled_start_time: string; entity_type: 2 }
  >;
  export const ExternalScheduledEventPatchRequestPartialSchema: ZodMiniType<
    EventBody & Nullish<{ name: string; scheduled_start_time: string; status: number }>
  >;

  export const ApplicationCommandResponseSchema: ZodMiniType;
  export const ChannelPermissionOverwriteRequestSchema: ZodMiniType;
  export const ErrorResponseSchema: ZodMiniType;
  export const ExternalScheduledEventResponseSchema: ZodMiniType;
  export const GatewayBotResponseSchema: ZodMiniType;
  export const GatewayResponseSchema: ZodMiniType;
  export const GuildChannelResponseSchema: ZodMiniType;
  export const GuildMemberResponseSchema: ZodMiniType;
  export const GuildRoleResponseSchema: ZodMiniType;
  export const GuildWithCountsResponseSchema: ZodMiniType;
  export const InteractionCallbackResponseSchema: ZodMiniType;
  export const MessageResponseSchema: ZodMiniType;
  export const PinnedMessagesResponseSchema: ZodMiniType;
  export const PrivateApplicationResponseSchema: ZodMiniType;
  export const PrivateChannelResponseSchema: ZodMiniType;
  export const RatelimitedResponseSchema: ZodMiniType;
  export const ThreadMemberResponseSchema: ZodMiniType;
  export const ThreadResponseSchema: ZodMiniType;
  export const ThreadsResponseSchema: ZodMiniType;
  export const UserPIIResponseSchema: ZodMiniType;
  export const UserResponseSchema: ZodMiniType;
  export const VoiceScheduledEventResponseSchema: ZodMiniType;
}

declare module 'discord-api-spec' {
  /** Every path of Discord's API, by method in lower case. */
  export const pathsList: Readonly<Record<'get' | 'put' | 'post' | 'patch' | 'delete', readonly string[]>>;
}
