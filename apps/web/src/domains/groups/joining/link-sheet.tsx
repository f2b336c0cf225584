import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { JoinLink } from '@cliffhanger/contract/groups/join-links.ts'
import type { Group } from '@cliffhanger/contract/groups/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { call } from '../../../platform/server/client.ts'
import { forgetAnswers } from '../../../platform/server/optimistic.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { CodeToShow } from '../../../shared/codes/code-to-show.tsx'
import { isGivenUp, shareElsewhere } from '../../../shared/posters/share-elsewhere.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { InfiniteScroll } from '../../../ui/lists/infinite-scroll.tsx'
import { confirm } from '../../../ui/overlays/dialog.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { PersonRow } from '../../../ui/people/person-row.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import styles from './joining.module.css'
import { useLinkWords } from './link-words.ts'

const pageSize = 50

interface LinkSheetProps {
  readonly group: Group
  /** Undefined while none is open. */
  readonly link: JoinLink | undefined
  readonly onClose: () => void
}

/** One link of a group: its code to show and to share, how it is ended, and who came by it. */
export const LinkSheet = ({ group, link, onClose }: LinkSheetProps) => {
  const t = useTexts()
  return (
    <Sheet
      isOpen={link !== undefined}
      onClose={onClose}
      title={link ? t('joining.linkOf', { name: link.maker.nick_name }) : t('joining.links')}
    >
      {link && (
        <>
          {link.state === 'open' ? <OpenLink group={group} link={link} /> : <EndedLink link={link} />}
          <WhoCame link={link} />
        </>
      )}
    </Sheet>
  )
}

const EndedLink = ({ link }: { readonly link: JoinLink }) => <p className={styles.ended}>{useLinkWords()(link)}</p>

const OpenLink = ({ group: { group_name, g_no }, link }: { readonly group: Group; readonly link: JoinLink }) => {
  const t = useTexts()
  const wordsOf = useLinkWords()
  const { url, group_id, link_id } = link
  const words = { title: group_name, text: t('joining.shareWords', { name: group_name }), url }
  const share = useAction(
    () => shareElsewhere(words, null, ''),
    (error) => {
      if (!isGivenUp(error)) toast(t('teams.sharedNot'))
      return true
    },
  )
  const revoke = useAction(async () => {
    const question = {
      title: t('joining.revokeTitle'),
      text: t('joining.revokeHint'),
      confirmLabel: t('joining.revoke'),
      isDanger: true,
    }
    if (!(await confirm(question))) return
    await call(groupsCalls.revokeJoinLink, { group_id, link_id })
    await forgetAnswers(groupsCalls.listJoinLinks)
  })
  return (
    <>
      <CodeToShow
        address={url}
        title={t('joining.code', { name: group_name })}
        fileName={`group-${g_no}`}
        copied={{ text: url, label: t('joining.copy') }}
        action={
          'share' in navigator && (
            <Button size="small" busy={share.isBusy} onClick={share.run}>
              {t('joining.share')}
            </Button>
          )
        }
      >
        <p className={styles.url}>{url}</p>
        <p className={styles.hint}>{wordsOf(link)}</p>
      </CodeToShow>
      <CellGroup flush>
        <Cell title={t('joining.revoke')} isDanger isDisabled={revoke.isBusy} onClick={revoke.run} />
      </CellGroup>
    </>
  )
}

/** Those who came by a link, the last first. */
const WhoCame = ({ link: { group_id, link_id } }: { readonly link: JoinLink }) => {
  const t = useTexts()
  const language = useLanguage()
  const { list, query, scroll } = usePagedCall(
    groupsCalls.listJoinLinkUses,
    { group_id, link_id, limit: pageSize },
    ({ user_id }) => user_id,
  )
  if (!query.data)
    return query.error ? (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <SkeletonRows rows={1} />
    )
  if (list.length === 0) return <p className={styles.nobody}>{t('joining.nobodyCame')}</p>
  return (
    <CellGroup flush heading={t('joining.whoCame')}>
      {list.map(({ user_id, nick_name, avatar_url, is_member, join_time }) => (
        <PersonRow
          key={user_id}
          before={<Avatar name={nick_name} url={avatar_url} size={44} />}
          name={nick_name}
          line={is_member === 1 ? formatMoment(join_time * 1000, 'moment', language) : t('joining.leftSince')}
          href={is_member === 1 ? hrefTo('groupMember', { group_id, user_id }) : undefined}
        />
      ))}
      <InfiniteScroll {...scroll} />
    </CellGroup>
  )
}
