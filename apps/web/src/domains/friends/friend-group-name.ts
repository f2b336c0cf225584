import { useTexts } from '../../platform/texts.ts'

/** What a friend group is called: the default one has no name of its own. */
export const useFriendGroupName = () => {
  const t = useTexts()
  return ({ group_id, group_name }: { readonly group_id: number; readonly group_name: string }): string =>
    group_id === 0 ? t('friends.defaultGroup') : group_name
}
