import { sessionOperatorCalls } from '@cliffhanger/contract/session/operator-calls.ts'
import { textOperatorCalls } from '@cliffhanger/contract/session/operator-text-calls.ts'
import type { Source } from '../../platform/data-provider.ts'
import { callServer } from '../../platform/server.ts'

/** The configuration is one thing: id 1. */
const onlyOne = 1

export const settingsSource: Source = {
  list: async () => ({
    list: [{ id: onlyOne, ...(await callServer(sessionOperatorCalls.getPlatformSettings, {})) }],
    total: 1,
  }),
  one: async () => ({ id: onlyOne, ...(await callServer(sessionOperatorCalls.getPlatformSettings, {})) }),
}

export const agreementSource: Source = {
  list: async () => {
    const { list } = await callServer(textOperatorCalls.listAgreements, {})
    return {
      list: list.map((agreement) => ({ ...agreement, id: `${agreement.type} ${agreement.language}` })),
      total: list.length,
    }
  },
}

export const versionSource: Source = {
  list: ({ page, limit }) => callServer(textOperatorCalls.listVersions, { page, limit }),
  create: async (form) => (await callServer(textOperatorCalls.publishVersion, form)).change,
}
