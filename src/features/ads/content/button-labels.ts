/** The acts that buttons ask for, in the order of the labels below. */
const CONCEPTS = [
  'learn',
  'shop',
  'buy',
  'signUp',
  'book',
  'offer',
  'order',
  'subscribe',
  'contact',
  'quote',
  'apply',
  'download',
  'donate',
  'tickets',
  'visit',
  'watch',
  'listen',
  'join',
  'explore',
  'call',
] as const;
type Concept = (typeof CONCEPTS)[number];

/** Platforms' English labels by concept, in lower-case letters. */
const MEANINGS: readonly (readonly [Concept, RegExp])[] = [
  ['tickets', /ticket|showtimes|attend/],
  ['learn', /^(?:learn more|find out more|read(?: more)?|more|details|act now)$/],
  ['buy', /^(?:buy|get now|add to cart|pre.?order)/],
  ['shop', /^(?:shop|visit store|browse)/],
  ['quote', /quote/],
  ['offer', /offer/],
  ['signUp', /^(?:sign up|register|start|enroll|request demo)/],
  ['book', /^(?:book|reserve|request time)/],
  ['order', /^order/],
  ['subscribe', /^subscribe/],
  ['contact', /^(?:contact|chat)/],
  ['apply', /^apply/],
  ['download', /^(?:download|install)/],
  ['donate', /^donate/],
  ['visit', /^visit/],
  ['watch', /^(?:watch|play)/],
  ['listen', /^listen/],
  ['join', /^join/],
  ['explore', /^(?:explore|compare|see more|view)/],
  ['call', /^call/],
];

/** Labels as advertisers in each language write them, in the order of the concepts. */
const LABELS: Readonly<Record<string, string>> = {
  de: 'Mehr erfahren|Jetzt einkaufen|Jetzt kaufen|Jetzt anmelden|Jetzt buchen|Angebot sichern|Jetzt bestellen|Abonnieren|Kontakt aufnehmen|Angebot anfragen|Jetzt bewerben|Herunterladen|Jetzt spenden|Tickets kaufen|Website besuchen|Jetzt ansehen|Jetzt anhören|Mitmachen|Entdecken|Jetzt anrufen',
  fr: 'En savoir plus|Acheter|Acheter|S’inscrire|Réserver|Voir l’offre|Commander|S’abonner|Nous contacter|Demander un devis|Postuler|Télécharger|Faire un don|Acheter des billets|Voir le site|Regarder|Écouter|Nous rejoindre|Découvrir|Appeler',
  es: 'Más información|Comprar|Comprar ahora|Registrarse|Reservar|Ver oferta|Pedir ahora|Suscribirse|Contactar|Pedir presupuesto|Solicitar|Descargar|Donar|Comprar entradas|Visitar la web|Ver ahora|Escuchar|Únete|Descubrir|Llamar',
  it: 'Scopri di più|Acquista ora|Compra ora|Iscriviti|Prenota|Scopri l’offerta|Ordina ora|Abbonati|Contattaci|Chiedi un preventivo|Candidati|Scarica|Dona ora|Acquista i biglietti|Visita il sito|Guarda|Ascolta|Unisciti a noi|Esplora|Chiama',
  pt: 'Saber mais|Comprar|Comprar agora|Inscrever-se|Reservar|Ver oferta|Encomendar|Subscrever|Contactar|Pedir orçamento|Candidatar-se|Transferir|Doar|Comprar bilhetes|Visitar o site|Ver agora|Ouvir|Junte-se a nós|Descobrir|Ligar',
  'pt-BR':
    'Saiba mais|Comprar|Comprar agora|Cadastre-se|Reservar|Ver oferta|Pedir agora|Assinar|Fale conosco|Pedir orçamento|Inscreva-se|Baixar|Doar|Comprar ingressos|Visitar o site|Assistir|Ouvir|Participe|Descobrir|Ligar',
  nl: 'Meer informatie|Nu shoppen|Nu kopen|Aanmelden|Nu boeken|Bekijk aanbieding|Nu bestellen|Abonneren|Neem contact op|Offerte aanvragen|Solliciteren|Downloaden|Doneren|Tickets kopen|Naar de website|Nu bekijken|Nu luisteren|Doe mee|Ontdekken|Bel ons',
  pl: 'Dowiedz się więcej|Kup teraz|Kup teraz|Zarejestruj się|Zarezerwuj|Zobacz ofertę|Zamów|Subskrybuj|Skontaktuj się|Poproś o wycenę|Aplikuj|Pobierz|Wesprzyj|Kup bilety|Odwiedź stronę|Obejrzyj|Posłuchaj|Dołącz|Odkryj|Zadzwoń',
  sv: 'Läs mer|Handla nu|Köp nu|Anmäl dig|Boka nu|Se erbjudandet|Beställ nu|Prenumerera|Kontakta oss|Begär offert|Ansök nu|Ladda ner|Skänk en gåva|Köp biljetter|Besök sidan|Se nu|Lyssna|Var med|Upptäck|Ring oss',
  da: 'Læs mere|Køb nu|Køb nu|Tilmeld dig|Book nu|Se tilbuddet|Bestil nu|Abonner|Kontakt os|Få et tilbud|Ansøg nu|Download|Støt nu|Køb billetter|Besøg siden|Se nu|Lyt nu|Vær med|Udforsk|Ring til os',
  nb: 'Les mer|Kjøp nå|Kjøp nå|Meld deg på|Bestill time|Se tilbudet|Bestill nå|Abonner|Kontakt oss|Få et tilbud|Søk nå|Last ned|Gi en gave|Kjøp billetter|Besøk siden|Se nå|Lytt nå|Bli med|Utforsk|Ring oss',
  fi: 'Lue lisää|Osta nyt|Osta nyt|Ilmoittaudu|Varaa nyt|Katso tarjous|Tilaa nyt|Tilaa|Ota yhteyttä|Pyydä tarjous|Hae nyt|Lataa|Lahjoita|Osta liput|Siirry sivulle|Katso nyt|Kuuntele|Liity mukaan|Tutustu|Soita',
  cs: 'Zjistit více|Nakupovat|Koupit|Registrovat se|Rezervovat|Zobrazit nabídku|Objednat|Odebírat|Kontaktujte nás|Získat nabídku|Přihlásit se|Stáhnout|Přispět|Koupit vstupenky|Navštívit web|Přehrát|Poslechnout|Přidat se|Objevit|Zavolat',
  sk: 'Zistiť viac|Nakupovať|Kúpiť|Registrovať sa|Rezervovať|Zobraziť ponuku|Objednať|Odoberať|Kontaktujte nás|Získať ponuku|Prihlásiť sa|Stiahnuť|Prispieť|Kúpiť vstupenky|Navštíviť web|Prehrať|Vypočuť|Pridať sa|Objaviť|Zavolať',
  hu: 'Tudj meg többet|Vásárlás|Vásárlás most|Regisztráció|Foglalás|Ajánlat megnézése|Rendelés|Feliratkozás|Kapcsolat|Ajánlatkérés|Jelentkezés|Letöltés|Adományozás|Jegyvásárlás|Megnézem|Lejátszás|Meghallgatom|Csatlakozz|Felfedezem|Hívás',
  ro: 'Află mai multe|Cumpără acum|Cumpără acum|Înscrie-te|Rezervă|Vezi oferta|Comandă acum|Abonează-te|Contactează-ne|Cere o ofertă|Aplică acum|Descarcă|Donează|Cumpără bilete|Vizitează site-ul|Vezi acum|Ascultă|Alătură-te|Descoperă|Sună acum',
  tr: 'Daha fazla bilgi|Alışverişe başla|Hemen al|Kaydol|Rezervasyon yap|Teklifi gör|Sipariş ver|Abone ol|Bize ulaşın|Teklif al|Başvur|İndir|Bağış yap|Bilet al|Siteyi ziyaret et|İzle|Dinle|Katıl|Keşfet|Ara',
  el: 'Μάθετε περισσότερα|Αγοράστε τώρα|Αγοράστε τώρα|Εγγραφή|Κράτηση|Δείτε την προσφορά|Παραγγείλτε|Εγγραφή στο newsletter|Επικοινωνία|Ζητήστε προσφορά|Αίτηση|Λήψη|Δωρεά|Αγορά εισιτηρίων|Επίσκεψη|Δείτε τώρα|Ακούστε|Ελάτε μαζί μας|Ανακαλύψτε|Καλέστε',
  ru: 'Подробнее|В магазин|Купить|Записаться|Забронировать|Получить предложение|Заказать|Подписаться|Связаться|Узнать цену|Подать заявку|Скачать|Пожертвовать|Купить билеты|На сайт|Смотреть|Слушать|Присоединиться|Посмотреть|Позвонить',
  uk: 'Докладніше|До магазину|Купити|Записатися|Забронювати|Отримати пропозицію|Замовити|Підписатися|Зв’язатися|Дізнатися ціну|Подати заявку|Завантажити|Підтримати|Купити квитки|На сайт|Дивитися|Слухати|Долучитися|Переглянути|Зателефонувати',
  bg: 'Научете повече|Пазарувайте|Купете сега|Запишете се|Резервирайте|Вижте офертата|Поръчайте|Абонирайте се|Свържете се|Поискайте оферта|Кандидатствайте|Изтеглете|Дарете|Купете билети|Към сайта|Гледайте|Слушайте|Включете се|Открийте|Обадете се',
  sr: 'Сазнајте више|Купујте|Купи одмах|Пријавите се|Резервишите|Погледајте понуду|Наручите|Претплатите се|Контакт|Затражите понуду|Конкуришите|Преузмите|Донирајте|Купите карте|Посетите сајт|Погледајте|Слушајте|Придружите се|Откријте|Позовите',
  hr: 'Saznaj više|Kupuj|Kupi odmah|Prijavi se|Rezerviraj|Pogledaj ponudu|Naruči|Pretplati se|Kontaktiraj nas|Zatraži ponudu|Prijavi se|Preuzmi|Doniraj|Kupi ulaznice|Posjeti stranicu|Pogledaj|Poslušaj|Pridruži se|Istraži|Nazovi',
  sl: 'Več o tem|Nakupuj|Kupi zdaj|Prijavi se|Rezerviraj|Oglej si ponudbo|Naroči|Naroči se|Piši nam|Zahtevaj ponudbo|Prijavi se|Prenesi|Doniraj|Kupi vstopnice|Obišči stran|Glej|Poslušaj|Pridruži se|Odkrij|Pokliči',
  lt: 'Sužinoti daugiau|Pirkti|Pirkti dabar|Registruotis|Rezervuoti|Žiūrėti pasiūlymą|Užsisakyti|Prenumeruoti|Susisiekti|Gauti pasiūlymą|Kandidatuoti|Atsisiųsti|Paremti|Pirkti bilietus|Aplankyti|Žiūrėti|Klausyti|Prisijungti|Atrasti|Skambinti',
  lv: 'Uzzināt vairāk|Iepirkties|Pirkt|Pieteikties|Rezervēt|Skatīt piedāvājumu|Pasūtīt|Abonēt|Sazināties|Saņemt piedāvājumu|Pieteikties|Lejupielādēt|Ziedot|Pirkt biļetes|Apmeklēt|Skatīties|Klausīties|Pievienoties|Atklāt|Zvanīt',
  et: 'Loe lähemalt|Osta|Osta kohe|Registreeru|Broneeri|Vaata pakkumist|Telli|Telli uudiskiri|Võta ühendust|Küsi pakkumist|Kandideeri|Laadi alla|Anneta|Osta piletid|Külasta|Vaata|Kuula|Liitu|Avasta|Helista',
  ca: 'Més informació|Comprar|Comprar ara|Registra’t|Reserva|Veure l’oferta|Demana’l|Subscriu-te|Contacta|Demana pressupost|Sol·licita|Descarrega|Fes un donatiu|Compra entrades|Visita el web|Mira|Escolta|Uneix-te|Descobreix|Truca',
  ja: '詳しく見る|購入する|今すぐ購入|登録する|予約する|特典を見る|注文する|購読する|お問い合わせ|見積もりを依頼|応募する|ダウンロード|寄付する|チケットを購入|サイトへ|視聴する|聴く|参加する|見てみる|電話する',
  zh: '了解详情|立即购买|立即购买|立即注册|立即预订|查看优惠|立即订购|订阅|联系我们|获取报价|立即申请|下载|捐款|购票|访问网站|立即观看|收听|加入我们|探索|致电',
  'zh-Hant':
    '瞭解詳情|立即選購|立即購買|立即註冊|立即預訂|查看優惠|立即訂購|訂閱|聯絡我們|取得報價|立即申請|下載|捐款|購票|造訪網站|立即觀看|收聽|加入我們|探索|致電',
  ko: '자세히 알아보기|쇼핑하기|구매하기|가입하기|예약하기|혜택 보기|주문하기|구독하기|문의하기|견적 받기|신청하기|다운로드|후원하기|티켓 구매|사이트 방문|시청하기|듣기|참여하기|둘러보기|전화하기',
  ar: 'اعرف المزيد|تسوّق الآن|اشترِ الآن|سجّل الآن|احجز الآن|احصل على العرض|اطلب الآن|اشترك|تواصل معنا|اطلب عرض سعر|قدّم الآن|تنزيل|تبرّع الآن|اشترِ التذاكر|زر الموقع|شاهد الآن|استمع الآن|انضم إلينا|اكتشف|اتصل الآن',
  fa: 'بیشتر بدانید|خرید کنید|همین حالا بخرید|ثبت‌نام|رزرو کنید|دیدن پیشنهاد|سفارش دهید|مشترک شوید|تماس با ما|دریافت قیمت|درخواست دهید|دانلود|کمک مالی|خرید بلیت|دیدن سایت|تماشا کنید|گوش کنید|بپیوندید|کشف کنید|تماس بگیرید',
  ur: 'مزید جانیں|خریداری کریں|ابھی خریدیں|سائن اپ کریں|ابھی بک کریں|آفر دیکھیں|آرڈر کریں|سبسکرائب کریں|رابطہ کریں|قیمت معلوم کریں|درخواست دیں|ڈاؤن لوڈ|عطیہ دیں|ٹکٹ خریدیں|ویب سائٹ دیکھیں|ابھی دیکھیں|ابھی سنیں|شامل ہوں|دریافت کریں|کال کریں',
  he: 'לפרטים נוספים|לקנייה|לקנות עכשיו|להרשמה|להזמנה|לצפייה במבצע|להזמין עכשיו|להירשם לעדכונים|צרו קשר|לקבלת הצעת מחיר|להגשת מועמדות|להורדה|לתרומה|לרכישת כרטיסים|לאתר|לצפייה|להאזנה|להצטרפות|לגלות עוד|להתקשר',
  hi: 'और जानें|अभी खरीदें|अभी खरीदें|साइन अप करें|अभी बुक करें|ऑफ़र पाएँ|ऑर्डर करें|सदस्यता लें|संपर्क करें|कोटेशन पाएँ|आवेदन करें|डाउनलोड करें|दान करें|टिकट खरीदें|वेबसाइट देखें|अभी देखें|सुनें|जुड़ें|देखें|कॉल करें',
  bn: 'আরও জানুন|এখনই কিনুন|এখনই কিনুন|সাইন আপ করুন|বুক করুন|অফার দেখুন|অর্ডার করুন|সাবস্ক্রাইব করুন|যোগাযোগ করুন|দাম জানুন|আবেদন করুন|ডাউনলোড করুন|দান করুন|টিকিট কিনুন|ওয়েবসাইট দেখুন|দেখুন|শুনুন|যোগ দিন|ঘুরে দেখুন|কল করুন',
  th: 'ดูเพิ่มเติม|ช้อปเลย|ซื้อเลย|สมัครเลย|จองเลย|ดูข้อเสนอ|สั่งซื้อเลย|ติดตาม|ติดต่อเรา|ขอใบเสนอราคา|สมัครงาน|ดาวน์โหลด|บริจาค|ซื้อบัตร|ไปที่เว็บไซต์|รับชม|ฟังเลย|เข้าร่วม|สำรวจ|โทรเลย',
  vi: 'Tìm hiểu thêm|Mua sắm ngay|Mua ngay|Đăng ký|Đặt chỗ|Xem ưu đãi|Đặt hàng|Theo dõi|Liên hệ|Nhận báo giá|Ứng tuyển|Tải xuống|Quyên góp|Mua vé|Xem trang web|Xem ngay|Nghe ngay|Tham gia|Khám phá|Gọi ngay',
  id: 'Selengkapnya|Belanja sekarang|Beli sekarang|Daftar|Pesan sekarang|Lihat penawaran|Pesan sekarang|Berlangganan|Hubungi kami|Minta penawaran|Lamar sekarang|Unduh|Donasi|Beli tiket|Kunjungi situs|Tonton|Dengarkan|Bergabung|Jelajahi|Telepon',
};

/**
 * A platform's label in a page's language, as advertisers there write it; unchanged in English and in languages without a
 * table.
 * @param language BCP 47, or empty
 */
export function localizeLabel(label: string, language: string): string {
  const labels = labelsOf(language);
  const plain = label.toLowerCase().replace(/[_-]+/g, ' ').trim();
  const concept = labels && MEANINGS.find(([, meaning]) => meaning.test(plain))?.[0];
  return (concept && labels[CONCEPTS.indexOf(concept)]) || label;
}

/** Several labels, each once: some languages have one word where English has two. */
export function localizeLabels(labels: readonly string[], language: string): string[] {
  return [...new Set(labels.map((label) => localizeLabel(label, language)))];
}

function labelsOf(language: string): string[] | undefined {
  const [base = '', ...rest] = language.toLowerCase().split(/[-_]/);
  const isTraditional = base === 'zh' && rest.some((part) => /^(?:hant|tw|hk|mo)$/.test(part));
  const code = isTraditional
    ? 'zh-Hant'
    : base === 'pt' && rest.includes('br')
      ? 'pt-BR'
      : (ALIASES[base] ?? base);
  return LABELS[code]?.split('|');
}

const ALIASES: Readonly<Record<string, string>> = {
  no: 'nb',
  nn: 'nb',
  iw: 'he',
  in: 'id',
  bs: 'hr',
  gl: 'es',
};
