import { Link } from 'wouter';
import { Button } from '#web/ui/button.tsx';
import { ARTICLE_LINKS, type Article } from '../content/articles/article.ts';
import { fillSections } from '../content/site-values.ts';
import { DocumentFrame, SectionHeading, Sections } from './document-frame.tsx';
import { useSiteValues } from './use-site-values.ts';
import { WrittenDay } from './written-day.tsx';

/** An article with its questions, sources and further links. */
export function ArticlePage({ article }: { article: Article }) {
  const sections = fillSections(article.sections, useSiteValues());
  return (
    <DocumentFrame
      heading={article.heading}
      lead={article.lead}
      byline={
        <p>
          By the makers of Framewright, who would like you to use it. Last checked:{' '}
          <WrittenDay day={article.updated} />
        </p>
      }
      contents={[...sections, QUESTIONS, SOURCES]}
    >
      <Sections sections={sections} />
      <Questions questions={article.questions} />
      <Sources sources={article.sources} />
      <GoOn page={article.page} />
    </DocumentFrame>
  );
}

const QUESTIONS = { id: 'questions', heading: 'Questions and answers' };
const SOURCES = { id: 'sources', heading: 'Look it up yourself' };

function Questions({ questions }: Pick<Article, 'questions'>) {
  return (
    <section aria-labelledby={QUESTIONS.id} className="mt-12">
      <SectionHeading id={QUESTIONS.id}>{QUESTIONS.heading}</SectionHeading>
      {questions.map(({ question, answer }) => (
        <div key={question} className="mt-5 border-border border-t pt-4">
          <h3 className="font-medium">{question}</h3>
          <p className="mt-1.5 text-muted">{answer}</p>
        </div>
      ))}
    </section>
  );
}

function Sources({ sources }: Pick<Article, 'sources'>) {
  return (
    <section aria-labelledby={SOURCES.id} className="mt-12">
      <SectionHeading id={SOURCES.id}>{SOURCES.heading}</SectionHeading>
      <p className="mt-4">
        Products change faster than articles. What we say about others comes from their own pages: check these
        before you decide. Names belong to their owners, who have nothing to do with this site.
      </p>
      <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-border-strong">
        {sources.map(({ label, href }) => (
          <li key={href} className="pl-1">
            <a
              href={href}
              className="underline decoration-border-strong underline-offset-4 hover:decoration-current"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function GoOn({ page }: Pick<Article, 'page'>) {
  return (
    <nav aria-labelledby="go-on-title" className="crop-marks mt-16 p-6 text-base sm:p-8 print:hidden">
      <h2 id="go-on-title" className="font-serif text-2xl">
        See for yourself
      </h2>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button asChild variant="primary">
          <Link href="/">Make a picture</Link>
        </Button>
        <Button asChild>
          <Link href="/gallery">Browse the gallery</Link>
        </Button>
        <Button asChild>
          <Link href="/pricing">Plans and prices</Link>
        </Button>
      </div>
      <ul className="mt-6 border-border border-t">
        {ARTICLE_LINKS.filter((link) => link.page !== page).map(({ href, label, text }) => (
          <li key={href} className="border-border border-b">
            <Link href={href} className="group block py-3">
              <span className="font-medium underline-offset-4 group-hover:underline">{label}</span>
              <span className="block text-muted text-sm">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
