/** Address of every screen by its name: the one place where a path is written. */
export const paths = {
  start: '/pages/start/index',
  login: '/pages/login/login',
  loginEmail: '/pages/login/login-email',
  loginPhone: '/pages/login/login-phone',
  register: '/pages/login/register',
  agreement: '/pages/login/agreement',
  forgotPassword: '/pages/login/forgot-password',
  resetPassword: '/pages/login/reset-password',
  information: '/pages/login/information',
  open: '/pages/open',
  appUpdate: '/pages/app-update',
  changeLocale: '/pages/changeLocale',
  debugger: '/pages/debugger',
  home: '/pages/playlet/home',
  bonus: '/pages/playlet/bonus',
  events: '/pages/playlet/events',
  chats: '/pages/index/index',
  me: '/pages/user/index',
  player: '/pages/videoPlay/videoPlay',
  chat: '/pagesA/chat/msg',
  addressBook: '/pagesA/addressbook/index',
  addFriend: '/pagesA/addressbook/add_friend',
  requestFriend: '/pagesA/addressbook/add_friend_details',
  friendRequests: '/pagesA/addressbook/friend_apply',
  friendBlacklist: '/pagesA/addressbook/friend_black',
  friend: '/pagesA/addressbook/friend_details',
  editFriend: '/pagesA/addressbook/friend_edit_details',
  friendGroups: '/pagesA/addressbook/friend_group_manage',
  groupChat: '/pagesA/chat/group_msg',
  forward: '/pagesA/chat/forward',
  shareCard: '/pagesA/chat/business_share',
  pinnedMessage: '/pagesA/chat/group_msg_top',
  chatDetails: '/pagesA/chat/friend_chat_details',
  privateTextHistory: '/pagesA/chat/private_history_text',
  privateMediaHistory: '/pagesA/chat/private_history_mp',
  privateAudioHistory: '/pagesA/chat/private_history_audio',
  privateMixedHistory: '/pagesA/chat/private_history_mixed',
  groupTextHistory: '/pagesA/chat/group_history_text',
  groupMediaHistory: '/pagesA/chat/group_history_mp',
  groupAudioHistory: '/pagesA/chat/group_history_audio',
  groupMixedHistory: '/pagesA/chat/group_history_mixed',
  groupDetails: '/pagesA/chat/group_chat_details',
  groupSettings: '/pagesA/chat/group_chat_config',
  manageGroup: '/pagesA/chat/group_chat_manage',
  editGroup: '/pagesA/chat/group_info_edit',
  createGroup: '/pagesA/group/group_create',
  inviteToGroup: '/pagesA/group/invite_group',
  groupMembers: '/pagesA/group/group_members',
  groupMemberList: '/pagesA/group/members_list',
  groupMember: '/pagesA/group/add_member_details',
  groupManagers: '/pagesA/group/group_set_manage',
  report: '/pagesA/chat/report',
  settings: '/pagesB/my_file/setting/index',
  toggleAccount: '/pagesB/my_file/setting/toggle_account',
  locale: '/pagesB/my_file/setting/locale',
  profile: '/pagesB/my_file/setting/info',
  loginPassword: '/pagesB/my_file/updateLoginPassword',
  bindAccount: '/pagesB/my_file/bind-account',
  notifications: '/pagesB/my_file/setting/notification',
  privacy: '/pagesB/my_file/privacySecurity',
  favorites: '/pagesB/my_file/collect/index',
  wallet: '/pages/playlet/myWallet',
  bills: '/pages/playlet/bill',
  bill: '/pages/billing-details/billing-details',
  convert: '/pages/conversion/conversion',
  conversions: '/pages/playlet/exchange_record',
  transfer: '/pages/transfer/transfer',
  treasure: '/pages/user/balance',
  treasureLog: '/pages/user/balanceDetail',
  realName: '/pagesB/my_file/realName',
  payPassword: '/pagesB/my_file/payPassword',
  changePayPassword: '/pagesB/my_file/updatePayPassword',
  recharge: '/pages/recharge/recharge',
  cashOut: '/pages/user/caseOut',
  coupons: '/pages/user/coupon',
  redeemCode: '/pages/user/code',
  chooseLocation: '/choose-location',
  openLocation: '/open-location',
} as const

export type ScreenName = keyof typeof paths

/** Values of a screen's query; those without a value are left out. */
export type ScreenQuery = Readonly<Record<string, string | number | undefined>>

/** Path of a screen with its query, for the router: `navigate(pathTo('player', { id }))`. */
export const pathTo = (screen: ScreenName, query: ScreenQuery = {}): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  const text = search.toString()
  return paths[screen] + (text && `?${text}`)
}

/** The same as a link: `<a href={hrefTo('player', { id })}>`. */
export const hrefTo = (screen: ScreenName, query?: ScreenQuery): string => `#${pathTo(screen, query)}`
