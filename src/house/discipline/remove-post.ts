import type { HouseOutcome, PostNamed } from '../outcomes.ts';
import { type Actor, enrol, isStaff, whoActs } from '../people.ts';
import type { ClubId, UnitOfWork } from '../ports.ts';
import { allOf, done, type Result, refused, understood } from '../result.ts';
import { readReason } from '../texts.ts';

/**
 * Acts 0.13 and 0.14: the member of staff has the bot take down anyone's post, which is logged with the reason; they are
 * told if Discord does not let it. Refused to others. Not understood if it is no link to a post on this server.
 */
export function removePost(
  work: UnitOfWork,
  actor: Actor,
  input: { link: string; reason: string },
): Result<HouseOutcome> {
  if (!isStaff(work, actor)) return refused({ code: 'staff-only', acts: ['0.14'] });
  const linked = understood(postAt(input.link, work.id), { problem: 'not-a-post', text: input.link });
  const read = allOf(linked, readReason(input.reason));
  if (!read.ok) return read;
  const [post, reason] = read.value;
  const about = { by: enrol(work, whoActs(work, actor)), acts: ['0.13', '0.14'], texts: { reason } } as const;
  work.append({ type: 'post-removal-ordered', ...post }, about);
  work.announce({ kind: 'post-removal', ...post, by: about.by }, { to: 'channel', channel: post.channel });
  return done({ kind: 'post-removal-ordered', ...post });
}

const link =
  /^<?https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/channels\/(\d{1,20})\/(\d{1,20})\/(\d{1,20})\/?>?$/;

/** The post to which a link leads, if it is one on that server. */
function postAt(text: string, club: ClubId): PostNamed | null {
  const [, guild, channel, message] = link.exec(text.trim()) ?? [];
  return guild !== club || channel === undefined || message === undefined ? null : { channel, message };
}
