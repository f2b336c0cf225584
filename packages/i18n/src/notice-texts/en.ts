import type { NoticeTexts } from './zh-CN.ts'

export const texts: NoticeTexts = {
  rechargeCredited: { title: 'Top-up complete', summary: '{amount} was added to your balance.' },
  rechargeDenied: {
    title: 'Top-up not approved',
    summary: "We couldn't approve your top-up of {amount}.{reason}",
  },
  withdrawalPaid: {
    title: 'Withdrawal completed',
    summary: 'We sent {amount} to your account. Your bank may need a while to show it.',
  },
  withdrawalDenied: {
    title: 'Withdrawal declined',
    summary: 'Your withdrawal of {amount} was declined and returned to your balance.{reason}',
  },
  orderTimedOut: {
    title: 'Order canceled',
    summary: "Order {order_no} wasn't paid in time, so we canceled it.",
  },
  couponEnding: { title: 'Your coupon expires soon', summary: 'Use “{name}” before it expires.' },
  payPasswordLocked: {
    title: 'Your PIN is locked',
    summary:
      "Too many wrong attempts. Your PIN is locked for {minutes} minutes. If this wasn't you, change your password now.",
  },
  passkeyAdded: {
    title: 'Fingerprint or face is on',
    summary:
      "A fingerprint, face or screen lock on {name} can now confirm your payments. If this wasn't you, change your PIN now: that turns it off.",
  },
  contactChanged: {
    title: 'Your login contact changed',
    summary:
      "Your account's email or phone number was changed. If this wasn't you, tap to undo it and log out everywhere.",
  },
  authenticatorOff: {
    title: 'Two-step login was turned off',
    summary:
      "You no longer need an authenticator to log in. If this wasn't you, tap to undo it and log out everywhere.",
  },
  loginPasswordSet: {
    title: 'Your password changed',
    summary: "A new password was set. If this wasn't you, tap to undo it and log out everywhere.",
  },
  payPasswordSet: {
    title: 'Your PIN changed',
    summary: "A new PIN was set. If this wasn't you, tap to undo it and log out everywhere.",
  },
  realNameApproved: { title: "You're verified", summary: 'Your ID was verified.' },
  realNameRejected: {
    title: "We couldn't verify your ID",
    summary: "Your ID wasn't verified.{reason}",
  },
  reportClosed: { title: 'We reviewed your report', summary: '{reply}' },
  unlockRefunded: {
    title: '{amount} refunded',
    summary: "Episode {number} wouldn't play, so we canceled the unlock and returned {amount} to your wallet.",
  },
  goodsShipped: {
    title: 'Your order is on its way',
    summary: 'We shipped “{name}” with {carrier}. Tracking number: {number}.',
  },
  goodsReceived: {
    title: 'Order completed',
    summary: 'We shipped “{name}” {days} days ago, so we marked it as received.',
  },
  goodsCancelled: {
    title: 'Points order canceled',
    summary: 'We canceled your order of “{name}” and returned what you paid.{reason}',
  },
  agentAccepted: {
    title: 'Your team application was accepted',
    summary: "You're now at team level {level}.",
  },
  agentRaised: {
    title: "You've reached team level {level}",
    summary: 'We accepted your application. The new level applies from now on.',
  },
  agentRejected: {
    title: "Your application wasn't accepted",
    summary: "Your application for level {level} wasn't accepted.{reason}",
  },
  agentLowered: {
    title: 'Your team level changed',
    summary: 'Your team level is now {level}.{reason}',
  },
  unlockNotRefunded: {
    title: 'No refund for episode {number}',
    summary: "You told us episode {number} wouldn't play. We checked, and it can't be refunded.{reason}",
  },
  projectFailed: {
    title: 'Your money is back',
    summary: "“{title}” wasn't funded in time, so we returned {amount} to your wallet.",
  },
  starBegan: {
    title: "You're now a star",
    summary: 'You can post pictures, videos and stories on your star page.',
  },
  starEnded: {
    title: "You're no longer a star",
    summary: 'Your posts are no longer shown to others.{reason}',
  },
  starPostPublished: {
    title: 'Your post is live',
    summary: '“{title}” was approved and is now live.',
  },
  starPostRejected: {
    title: "Your post wasn't published",
    summary: "We reviewed “{title}” and couldn't publish it.{reason}",
  },
  starPostHidden: {
    title: 'Your post was taken down',
    summary: '“{title}” is no longer shown to others.{reason}',
  },
  newEpisode: { title: 'New episode', summary: '“{name}”: episode {number} is out.' },
  groupJoinApproved: { title: "You're in {name}", summary: 'Your request to join was approved. Say hi!' },
  groupJoinRefused: {
    title: "Your request to join wasn't approved",
    summary: 'The managers of {name} turned down your request.',
  },
  chatReminder: { title: 'Reminder', summary: 'You wanted to come back to a message from {name}.' },
  groupReminder: { title: 'Reminder', summary: 'You wanted to come back to a message in {name}.' },
}
