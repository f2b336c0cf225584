import { publishingCalls } from '@cliffhanger/contract/operators/drama-calls.ts'
import { platformCalls } from '@cliffhanger/contract/operators/platform-calls.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { Authentication } from '../../platform/callers.ts'
import { bindCalls } from '../../platform/handlers.ts'
import { authenticateOperator } from './authenticate.ts'
import * as banners from './calls/banners.ts'
import * as dramaTypes from './calls/drama-types.ts'
import * as dramas from './calls/dramas.ts'
import * as episodes from './calls/episodes.ts'
import * as members from './calls/members.ts'
import * as outbox from './calls/outbox.ts'
import * as ownAccount from './calls/own-account.ts'
import * as settings from './calls/settings.ts'
import { signInOperator } from './calls/sign-in.ts'
import * as staff from './calls/staff.ts'
import * as texts from './calls/texts.ts'
import { getWaiting } from './calls/waiting.ts'
import type { OperatorNeeds } from './needs.ts'

export { seedDemoOperator } from './demo-operator.ts'

export interface OperatorDomain extends Domain {
  readonly operator: Authentication['operator']
}

/** The operators' side of the platform (R-23): other people, other tokens, every change in the log. */
export function createOperatorDomain(context: ServerContext, needs: OperatorNeeds): OperatorDomain {
  return {
    operator: authenticateOperator(context),
    calls: [
      ...bindCalls(staffCalls, { signInOperator, ...ownAccount, ...staff }),
      ...bindCalls(platformCalls, {
        getWaiting,
        ...settings,
        listMembers: members.listMembers,
        getMember: members.getMember,
        setMemberState: members.setMemberState(needs),
        endMemberSessions: members.endMemberSessions(needs),
        listOutbox: outbox.listOutbox,
        revealCode: outbox.revealCode(needs),
        ...texts,
      }),
      ...bindCalls(publishingCalls, {
        listDramas: dramas.listDramas,
        getDrama: dramas.getDrama(needs),
        createDrama: dramas.createDrama(needs),
        editDrama: dramas.editDrama(needs),
        setDramaPublished: dramas.setDramaPublished(needs),
        listDramaTypes: dramaTypes.listDramaTypes(needs),
        createDramaType: dramaTypes.createDramaType(needs),
        editDramaType: dramaTypes.editDramaType,
        startUpload: episodes.startUpload,
        addEpisode: episodes.addEpisode(needs),
        removeEpisode: episodes.removeEpisode(needs),
        reorderEpisodes: episodes.reorderEpisodes(needs),
        cancelTranscoding: episodes.cancelTranscoding(needs),
        retryTranscoding: episodes.retryTranscoding(needs),
        listBanners: banners.listBanners(needs),
        createBanner: banners.createBanner(needs),
        editBanner: banners.editBanner,
        removeBanner: banners.removeBanner(needs),
      }),
    ],
  }
}
