export { findMembershipFacts, membershipOf } from './membership-of.ts'
