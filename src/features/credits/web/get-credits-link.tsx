import { Link } from 'wouter';

/** A link to more credits if the balance is below the price. */
export function GetCreditsLink({ balance, price }: { balance: number | undefined; price: number }) {
  if (balance === undefined || balance >= price) return null;
  return (
    <>
      {' · '}
      <Link href="/pricing" className="text-ink underline underline-offset-4">
        Get credits
      </Link>
    </>
  );
}
