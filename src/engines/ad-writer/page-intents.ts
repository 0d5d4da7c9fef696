import type { Intent } from './find-intents.ts';

/** Beginnings of words on a page's own buttons, in languages that separate words; then words of other scripts. */
const BUTTONS: readonly (readonly [intent: Intent, beginnings: string, words: string])[] = [
  [
    'donate',
    'donat|donn(?:er|ez)|give (?:now|today|monthly)|spende|don(?![\\p{L}])|faire un don|dona(?:r|zion|ora)?(?![\\p{L}])|doar|doneer|doneren|wesprzyj|wspomóż|skänk|ge en gåva|støt|gi en gave|lahjoita|přispě|adomány|donează|doniraj|bağış|quyên góp|donasi',
    'δωρε|пожертв|підтрима|寄付|捐|후원|기부|تبرّ?ع|תרומ|दान|บริจาค',
  ],
  [
    'tickets',
    'tickets?|get tickets|eintrittskarten|billets?|billetterie|entradas|bigliett|bilhete|ingresso|kaartjes|bilety|biljett|lippu|liput|vstupenk|jegy|bilete|bilet|ulaznic|tiket',
    'εισιτήρ|билет|квитк|チケット|购票|購票|티켓|예매|تذاكر|כרטיס|टिकट|บัตร',
  ],
  [
    'quote',
    'quote|(?:\\w+ ){0,3}quote|estimate|(?:free )?estimate|angebot (?:anfordern|anfragen|einholen)|kostenvoranschlag|devis|(?:\\p{L}+ ){0,3}devis|(?:pedir |pide )?presupuesto|preventivo|(?:\\p{L}+ ){0,3}preventivo|orçamento|pedir orçamento|offerte|wycen|bezpłatna wycena|offert|begär offert|få et tilbud|(?:pyydä )?tarjous|árajánlat|cere o? ?ofertă|teklif al|zatraži ponudu|(?:free |get a |request a )?(?:valuation|appraisal)|(?:gratis )?waardebepaling|wertermittlung|immobilienbewertung|(?:bezpłatn\\p{L}+|zamów bezpłatn\\p{L}+|zamów) wycen|(?:pedir )?avaliação|tasación|valutazione gratuita|estimation gratuite|gratis vurdering|fri värdering',
    'προσφορά|рассчита|розрах|見積|报价|報價|견적|عرض سعر|הצעת מחיר',
  ],
  [
    'book',
    'book|reserv|check (?:availability|(?:my |our |your )?dates)|schedule|make an appointment|appointment|(?:jetzt |online )?(?:buch|reservier)|termin|beratung(?:stermin)? vereinbaren|réserv|(?:prendre )?rendez-vous|cita|(?:pedir|pide|solicitar) cita|prenot|appuntament|marcar|marque|agend|boek|afspraak|(?:maak een )?afspraak|reserveer|zarezerwuj|rezerw|umów|boka|bestill time|varaa|rezerv|foglal|időpont|programare|programează|randevu|rezervir|đặt (?:chỗ|bàn|lịch|phòng)|reservasi',
    'κράτηση|κλείσ|заброн|бронир|бронюв|予約|预订|预约|預訂|預約|예약|احجز|حجز|موعد|להזמנת (?:תור|שולחן|חדר)|קביעת|बुक|จอง',
  ],
  [
    'download',
    'download|install|get the app|app store|google play|herunterladen|télécharg|descarg|scarica|baix(?:ar|e)|transferir|pobierz|ladda ner|hent app|last ned|lataa|stáhn|letölt|descarcă|indir|preuzmi|tải (?:xuống|ứng)|unduh',
    'λήψη|скача|завантаж|ダウンロード|下载|下載|다운로드|تحميل|تنزيل|להורד|डाउनलोड|ดาวน์โหลด',
  ],
  [
    'order',
    'order|(?:jetzt |online )?(?:vor)?bestell|commander|peça|pedir(?! (?:cita|presupuesto|orçamento|avaliação|tasación|información|informação|ajuda|ayuda))|pedido|haz tu pedido|ordina|encomend|bestel|zamów|beställ|bestil(?! time)|tilaa|objedn|rendel|comand|sipariş|naruči|đặt hàng|pesan',
    'παραγγ|заказать|замов|注文|订购|訂購|주문|اطلب|להזמ|ऑर्डर|สั่ง',
  ],
  [
    'shop',
    'shop|buy|customi[sz]e|design your|build your|konfigurier|zusammenstellen|personnalis|personaliza|configura|stel .{2,20} samen|skonfiguruj|zaprojektuj|designa din|design din|add to (?:cart|bag|basket)|pre-?order|(?:jetzt |online )?(?:ein)?kauf|zum shop|in den warenkorb|acheter|ajouter au panier|la boutique|compr|añadir al carrito|acquist|aggiungi al carrello|zobacz (?:kolekcj|produkty|wszystk)|tous les produits|ver (?:productos|colección|todos)|koop|kopen|nu kopen|kup|do koszyka|köp|handla|køb|kjøp|osta|koup|nakup|kúp|vásárl|kosár|cumpăr|satın al|sepete|kupi|kupuj|mua|thêm vào giỏ|beli|belanja',
    '商品を見る|商品一覧|αγορ|купить|купи|купити|в корзину|в магазин|購入|カートに|购买|選購|选购|購買|구매|쇼핑|장바구니|تسوق|تسوّق|اشتر|לקני|לקנו|קנו|खरीद|ซื้อ',
  ],
  [
    'sign-up',
    "sign ?up|register|(?:start )?(?:your )?free trial|start (?:free|now|your|a)|try|get started|join|enrol|request (?:a )?demo|kostenlos testen|jetzt testen|registrier|(?:jetzt )?anmeld|mitglied|essa(?:i|yer)|s[’']inscrire|inscri|prueba|regístr|únete|apúnt|iscriv|prova|cadastr|experiment|aanmeld|inschrijv|probeer|zapisz|zarejestruj|dołącz|wypróbuj|anmäl|gå med|tilmeld|prøv|meld deg|skriv dit|ilmoitt|liity|kokeile|registr|vyzkouš|přihl|regisztr|jelentkez|próbál|înscri|încearcă|kaydol|kayıt|ücretsiz dene|prijav|đăng ký|daftar",
    'εγγραφ|δοκιμ|зарегистр|записат|попроб|реєстр|спроб|登録|申し込|申込|無料体験|注册|註冊|报名|試用|试用|가입|신청|체험|سجل|سجّل|انضم|جرب|להרש|להצטרפ|पंजीकर|साइन अप|สมัคร',
  ],
  [
    'apply',
    'apply|(?:jetzt |online )?bewerb|postul|candidat|solicita(?:r)? (?:plaza|admisión)|sollicit|aplikuj|ansök|ansøg|søk (?:nå|om|studie)|hae nyt|başvur|ứng tuyển',
    '出願|应聘|申请|지원하기|قدّم|التقديم|आवेदन',
  ],
  [
    'watch',
    'watch|trailer|play|ansehen|regard|ver (?:ahora|el tráiler)|guarda|assist|bekijk|obejrzyj|se traileren|katso|izle',
    '観る|再生|观看|시청|شاهد|смотре|дивит',
  ],
  [
    'listen',
    'listen|(?:jetzt |folge )?anhören|écout|escuch|ascolta|ouvir|ouça|beluister|posłuchaj|lyssna|lyt|kuuntele|dinle',
    '聴く|收听|듣기|استمع|слуша|слуха',
  ],
  [
    'subscribe',
    'subscribe (?:now|today|to)|abonn|suscr[ií]b|abbonat|assin(?:e|ar)|zaprenumer|subskryb|prenumer|abone ol',
    '購読|订阅|訂閱|구독|اشترك|подпис|підпис',
  ],
  [
    'contact',
    'anfordern|anfrage|contact|get in touch|call|talk|e-?mail us|message|enquir|inquir|write to us|kontakt|(?:jetzt )?anrufen|beratung|schreiben sie|nous contacter|appel|écri|contáct|llám|escríb|contatt|chiama|scrivi|fale|contacte|ligue|neem contact|bel ons|skontakt|zadzwo|napisz|ring oss|ring til|skriv|ota yhtey|soita|zavol|kapcsolat|hív|sun[aă]|contactea|iletişim|bize ulaş|javi se|nazovi|liên hệ|hubungi',
    "επικοινων|καλέσ|связ|позвон|зв[’']яж|зателеф|問い合わせ|問合せ|電話|联系|聯絡|咨询|문의|상담|اتصل|تواصل|צור קשר|צרו קשר|דברו|संपर्क|कॉल|ติดต่อ",
  ],
];
const CUES = BUTTONS.map(
  ([intent, beginnings, words]) =>
    [intent, new RegExp(`(?<![\\p{L}])(?:${beginnings})|${words}`, 'iu')] as const,
);
/** Buttons of the site itself: accounts, newsletters, notices. */
const OWN_BUSINESS =
  /\b(?:log ?in|sign in|my account|newsletter|subscribe|cookies?|search|menu|close|share|anmelden$|einloggen|connexion|iniciar sesión|accedi)\b/iu;

/** The act that each kind of business, by schema.org, asks of its visitors. */
const KINDS: readonly (readonly [kind: RegExp, intent: Intent])[] = [
  [/^(?:NGO|\w*Charity\w*|FundingScheme)$/, 'donate'],
  [/^(?:Event|\w+Event|Festival)$/, 'tickets'],
  [
    /^(?:Restaurant|FoodEstablishment|BarOrPub|CafeOrCoffeeShop|Winery|Hotel|LodgingBusiness|Resort|Hostel|BedAndBreakfast|Campground|VacationRental|Apartment|Accommodation|TouristTrip|TravelAgency|Dentist|Physician|MedicalClinic|MedicalBusiness|BeautySalon|HairSalon|DaySpa|HealthClub|SportsActivityLocation|Course)$/,
    'book',
  ],
  [/^(?:NewsMediaOrganization|Newspaper|Periodical)$/, 'subscribe'],
  [/^(?:PodcastSeries|RadioSeries|TVSeries|MusicGroup|MusicAlbum)$/, 'listen'],
  [/^(?:CollegeOrUniversity|School|HighSchool|ElementarySchool|Preschool)$/, 'apply'],
  [/^(?:MobileApplication)$/, 'download'],
  [/^(?:SoftwareApplication|WebApplication)$/, 'sign-up'],
  [/^(?:Bakery|FastFoodRestaurant)$/, 'order'],
  [/^(?:Product|ProductGroup|IndividualProduct|Store|OnlineStore|\w+Store)$/, 'shop'],
  [
    /^(?:Plumber|Electrician|RoofingContractor|GeneralContractor|HousePainter|MovingCompany|HomeAndConstructionBusiness|Locksmith)$/,
    'quote',
  ],
  [
    /^(?:LegalService|Attorney|Notary|ProfessionalService|AccountingService|RealEstateAgent|InsuranceAgency)$/,
    'contact',
  ],
];
const CHARITY =
  /\b(?:charit(?:y|ies)|registered charity|non-?profit|ngo|gemeinnützig\w*|spendenkonto|association (?:loi 1901|caritative)|ong|sin ánimo de lucro|organizzazione non profit|onlus|sem fins lucrativos|goede doel\w*|anbi|organizacja pożytku)\b/iu;
/** Words of shops. */
const BASKET =
  /\b(?:cart|basket|checkout|shipping|delivery|returns|in stock|sizes?|warenkorb|versand\w*|lieferung|panier|livraison|carrito|envíos?|carrello|spedizion\w*|carrinho|frete|winkelwagen|verzending|koszyk\w*|dostawa|frakt|fragt|varukorg|kurv|toimitus\w*|doprava|košík\w*|szállítás\w*|kosár\w*|livrare|kargo|sepet\w*|dostava)\b|送料|配送|カート|توصيل|سلة|משלוח|배송|장바구니|доставк\w*|корзин\w*|кошик\w*|ส่งฟรี|डिलीवरी/iu;
const DOWNLOADABLE = /\b(?:app store|google play|download (?:the|our|it|for)|jetzt herunterladen)\b/iu;

/**
 * The acts that a page asks of its visitors, the clearest first: as its own buttons say, then as businesses of its kind do, then as
 * its words suggest. A charity asks for donations, not for accounts; a download needs one on the page.
 */
export function pageIntents(
  { buttons, kinds, hasPrice }: { buttons: readonly string[]; kinds: readonly string[]; hasPrice: boolean },
  texts: readonly string[],
  found: readonly Intent[],
): Intent[] {
  const pressed = buttons
    .filter((label) => !OWN_BUSINESS.test(label))
    .flatMap((label) => CUES.find(([, cue]) => cue.test(label))?.[0] ?? []);
  const usual = kinds.flatMap((kind) => KINDS.find(([pattern]) => pattern.test(kind))?.[1] ?? []);
  const told: Intent[] = [...pressed, ...usual];
  const isCharity =
    usual.includes('donate') || pressed[0] === 'donate' || texts.some((text) => CHARITY.test(text));
  if (isCharity && !told.includes('donate')) told.unshift('donate');
  const guessed = told.length > 0 ? [] : found;
  // A price alone may be that of a service, which nobody puts into a basket.
  const isSold = hasPrice && texts.some((text) => BASKET.test(text));
  const sold: Intent[] = isSold && ![...told, ...guessed].some((intent) => SALES.has(intent)) ? ['shop'] : [];
  const hasDownload = told.includes('download') || texts.some((text) => DOWNLOADABLE.test(text));
  return [...new Set([...told, ...guessed, ...sold, 'learn' as const])].filter(
    (intent) =>
      (intent !== 'download' || hasDownload) &&
      (!isCharity || !(intent === 'sign-up' || intent === 'shop' || intent === 'offer')),
  );
}

const SALES: ReadonlySet<Intent> = new Set([
  'shop',
  'order',
  'book',
  'tickets',
  'sign-up',
  'download',
  'quote',
  'donate',
  'contact',
]);
