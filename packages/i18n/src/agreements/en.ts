import type { AgreementText } from './agreement-text.ts'

export const userAgreement: AgreementText = {
  title: 'User agreement',
  paragraphs: [
    '<p>Welcome to Cliffhanger. By signing up or logging in, you accept this agreement.</p>',
    '<h2>Your account</h2>',
    "<p>You can log in with one tap on this device, or sign up with a username, an email address or a phone number. Keep your password and your device safe; you're responsible for what happens in your account. You can change your password at any time, which immediately logs you out on other devices.</p>",
    '<h2>Content</h2>',
    "<p>Dramas are for your personal use. Don't download, record or resell them. An episode you unlocked is never charged twice.</p>",
    '<h2>Chat</h2>',
    "<p>Respect others. Harassment, fraud and unlawful content aren't allowed and can get your account closed.</p>",
    '<h2>Prices</h2>',
    "<p>Before you buy, you see the price and the balance you'll have left. Gold you bought never expires. Gold you were given may expire; the date is shown with it, and it is spent first.</p>",
    '<h2>The service</h2>',
    "<p>We do our best to keep the service running, but we can't promise it will never be interrupted. If this agreement changes, you'll find the new version here.</p>",
  ],
}

export const privacyPolicy: AgreementText = {
  title: 'Privacy policy',
  paragraphs: [
    '<p>This policy explains what we collect and how we use it.</p>',
    '<h2>What we collect</h2>',
    '<p>What you tell us: nickname, picture, email address or phone number. About your device: type, system, language, time zone and IP address. What you do: the episodes you watch and the messages you send.</p>',
    '<h2>How we use it</h2>',
    "<p>To log you in, protect your account, pick up where you left off, deliver messages and measure how well the service works. We don't sell your personal data.</p>",
    '<h2>How we store it</h2>',
    '<p>Passwords are kept as salted hashes only; codes and login tokens are never kept as plain text. Events are kept for 30 days, messages until you delete them.</p>',
    '<h2>Advertising</h2>',
    '<p>Only with your consent, we may send one sign-up event to an advertising provider, with your email address and phone number hashed.</p>',
    '<h2>Your rights</h2>',
    '<p>You can see and change your data, or ask support to delete your account.</p>',
  ],
}

export const teamRules: AgreementText = {
  title: 'Team rules',
  paragraphs: [
    "<p>Invite friends with your code, your link or your poster. Here's how teams work and what they can earn.</p>",
    '<h2>Who is in your team</h2>',
    '<p>Members you invited are your first level. Members they invited are your second level. There is no third level.</p>',
    '<p>An inviter is set once and never changes. Only someone who joined before you can be your inviter.</p>',
    '<h2>What earns commission</h2>',
    '<p>Commission comes only from purchases your team makes: VIP and SVIP, and episodes unlocked with Gold they bought. It stays pending until the refund period ends, and is reversed if the purchase is refunded.</p>',
    "<p>Inviting people doesn't earn money. Promoter packages, crowdfunding, transfers and free Gold earn no commission for anyone. Invite rewards are paid in Gold and can't be cashed out.</p>",
    '<h2>What earns nothing</h2>',
    "<p>If you and someone you invited share a device, a withdrawal account or a verified identity, you earn nothing from them. If that's a mistake, ask support to look into it.</p>",
    '<h2>Team levels</h2>',
    "<p>A team level gives a higher rate. You need settled team sales within 90 days and an application we accept. You can't get a team level by paying or recruiting.</p>",
    '<h2>Privacy</h2>',
    '<p>In teams, names and numbers are partly hidden, and nobody sees phone numbers or email addresses.</p>',
  ],
}
