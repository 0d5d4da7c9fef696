import { bytesInWords } from '#platform/words/bytes-in-words';
import { countInWords } from '#platform/words/count-in-words';
import type { ErrorCode } from './codes.ts';
import { fillPhrase, type ReasonIn } from './fill-phrase.ts';

// The server and the pages use the same texts in these cases.
export const promptRequired = 'Please enter a prompt';
export const emailRequiredAdvice = 'Please enter an email address';
export const noCredits = 'Insufficient credits';
export const signInToSubscribe = 'Please sign in to subscribe to a plan';
export const promoCodeUnknown = 'This promo code is unknown or has expired.';
export const upgradeAdvice = 'Please cancel your current subscription first, then subscribe to the new plan.';
export const uploadImage = 'Please upload an image file (PNG, JPG, or WebP).';
export const somethingWrong = 'Something went wrong. Please try again.';
export const imageNotAnalyzed = 'Could not analyze the image. Please try again.';
export const adPictureNotMade = 'Could not make the picture. Please try again.';
export const adNotCreated = 'Could not create ad artifact. Please try again.';
interface MaskSize {
  width: number;
  height: number;
}

const nothingStandsOut = 'Nothing in this image stands out from its background.';

/** Text for developers who call the API names fields and headers as they are sent. */
export const ERROR_PHRASES = {
  'invalid_request.unreadable': 'The request could not be read',
  'invalid_request.problem': ({ problem = INVALID }: { problem: string | undefined }) => problem,
  'invalid_request.field': ({ field, problem = INVALID }: { field: string; problem: string | undefined }) =>
    `${field}: ${problem}`,
  'invalid_request.mask_address':
    'mask: must be a PNG as a data: address (data:image/png;base64,…), or the id of one of your uploads',
  'invalid_request.mask_size': ({ found, wanted }: { found: MaskSize; wanted: MaskSize }) =>
    `mask: has ${found.width} × ${found.height} pixels, but the picture has ${wanted.width} × ${wanted.height}`,
  'invalid_request.mask_empty': 'mask: nothing is white in it. Paint over what should change.',
  'invalid_request.mask_opaque': 'mask: nothing is transparent in it. Make transparent what should change.',
  'invalid_request.mask_full':
    'mask: it covers nearly the whole picture, so nothing is left to fill it with. Paint over less.',
  'invalid_request.image_broken_off': 'image: the upload was interrupted',
  'invalid_request.image_not_multipart': 'image: send an image in this field of a multipart/form-data body',
  'invalid_request.image_too_slow': 'image: the upload took too long',
  'invalid_request.image_several': 'image: send one file only',
  'invalid_request.image_unreadable': 'image: the form is incomplete',
  'invalid_request.image_misplaced': 'image: send the image in this field',
  'invalid_request.image_missing': 'image: choose an image to upload',
  'invalid_request.image_empty': 'image: the file is empty',
  'invalid_request.idempotency_key': ({ mostCharacters }: { mostCharacters: number }) =>
    `Idempotency-Key: must have 1 to ${mostCharacters} characters`,
  'invalid_request.references': ({ model, most }: { field: string; model: string; most: number }) =>
    most === 1
      ? `${model} takes one reference picture. Take the others out, or choose another model.`
      : `${model} takes ${most} reference pictures. Take the others out, or choose another model.`,
  'invalid_request.image_address': ({ field }: { field: string }) =>
    `${field}: must be the address of an image of this site`,
  'invalid_request.image_model': ({ model }: { model: string | null | undefined }) =>
    `imageModel: there is no image model ${model}`,
  'invalid_request.example_asset': 'exampleAsset.imageUrl: must be one of the example assets',
  'invalid_request.email': 'This is not the email address of your account.',
  'invalid_request.plan': 'There is no such plan',
  'invalid_request.size': 'size: the picture has as many pixels already',
  'invalid_request.method': ({ methods }: { methods: readonly string[] }) =>
    `method: ${methods.length > 0 ? `must be ${methods.join(' or ')} for this picture` : 'is only for enlarged pictures'}`,
  'invalid_request.keys_full': ({ most }: { most: number }) =>
    `You have ${most} keys. Revoke one that you no longer use.`,
  'invalid_request.batch': ({ most }: { most: number }) => `Send at most ${most} messages in one request.`,
  'invalid_request.connections_full': ({ most }: { most: number }) =>
    `You have connected ${most} programs. Disconnect one on your account page first.`,
  'invalid_request.unknown_program':
    'The program that sent you here is not registered on this site, or no longer. Start the connection there again.',
  'invalid_request.unknown_redirect':
    'The program that sent you here named an address for the answer that it has not registered. Nothing was sent there.',
  'invalid_request.other_scopes': 'allowed: choose only what the program asks for',
  'invalid_request.webhooks_full': ({ most }: { most: number }) =>
    `You have ${most} webhooks. Delete one first.`,
  'invalid_request.nothing_to_publish':
    'Only pictures that were made from words can be published, not cut-outs and uploads',
  'invalid_request.too_many_versions': ({ most }: { most: number }) =>
    `This picture has ${most} earlier versions, and cannot be changed any further. Nothing was charged. Please go on from an earlier one.`,
  'invalid_request.page_name':
    'A name has 3 to 30 letters from a to z, digits and single hyphens, and begins with a letter',
  'invalid_request.page_name_refused': 'This name cannot be used. Please choose another one.',
  'invalid_request.page_name_taken':
    'This name is taken, or looks like one that is. Please choose another one.',
  'invalid_request.favorites_full': ({ most }: { most: number }) =>
    `You have starred ${most.toLocaleString('en')} pictures. Remove some stars first.`,
  'invalid_request.brand_kits_full': ({ most }: { most: number }) =>
    `You have ${most} brand kits. Delete one first.`,
  'invalid_request.collections_full': ({ most }: { most: number }) =>
    `You have ${most} collections. Delete one first.`,
  'invalid_request.collection_full': ({ most }: { most: number }) =>
    `A collection holds ${most.toLocaleString('en')} pictures at most. Put the others into another one.`,
  'invalid_request.collection_depth': ({ most }: { most: number }) =>
    `parentId: collections can be ${most} deep at most`,
  'invalid_request.collection_inside_itself': 'parentId: a collection cannot be inside itself',
  'invalid_request.webhook_url': 'url: must be an https address without a user name or a fragment',
  'invalid_request.signature_missing': 'The signature is missing',
  'invalid_request.signature_wrong': 'The signature is wrong, or older than five minutes',
  'invalid_request.event': 'The event cannot be read',
  'invalid_request.ad_format': 'format: Choose one of the platform’s formats',
  'invalid_request.preview_format': ({
    field,
    platform,
    id,
  }: {
    field: string;
    platform: string;
    id: string;
  }) => `${field}: ${platform} has no format ${id}`,
  'invalid_request.ad_picture': ({ field }: { field: string }) =>
    `${field}: There is no such picture, or it has expired`,
  'invalid_request.ads_unfinished': ({ ads }: { ads: readonly string[] }) =>
    `These ads are not finished yet: ${someOf(ads)}`,
  'invalid_request.ad_subject':
    'There is too little to write about here. Please say in a few words what the ad is for.',

  // The specification's client looks for "sign in", in lower case.
  signed_out: 'Please sign in to continue',
  'signed_out.account_deleted': 'This account has been deleted. Please sign in to continue.',
  'signed_out.admin': 'Please sign in as an admin',
  'signed_out.metrics': 'Send the metrics token as a bearer token',
  'signed_out.key_missing': 'Send an API key, as `Authorization: Bearer fw_live_…`',
  'signed_out.key_expired': ({ expiresAt }: { expiresAt: Date }) =>
    `This API key expired on ${expiresAt.toISOString().slice(0, 10)}. Make a new one on your account page.`,
  'signed_out.generate': 'Please sign in to generate images',
  'signed_out.edit': 'Please sign in to edit images',
  'signed_out.upload': 'Please sign in to upload images',
  'signed_out.download': 'Please sign in to download your images',
  'signed_out.publish': 'Please sign in to publish pictures',
  'signed_out.star': 'Please sign in to star pictures',
  'signed_out.collect': 'Please sign in to collect pictures',
  'signed_out.keep_kit': 'Please sign in to keep brand kits',
  'signed_out.share': 'Please sign in to share your images',
  'signed_out.withdraw': 'Please sign in to remove your picture from the gallery',
  'signed_out.see_images': 'Please sign in to see your images',
  'signed_out.see_uploads': 'Please sign in to see your uploads',
  'signed_out.see_account': 'Please sign in to see your account',
  'signed_out.see_sessions': 'Please sign in to see where you are signed in',
  'signed_out.see_keys': 'Please sign in to see your API keys',
  'signed_out.connect': 'Please sign in to connect programs',
  'signed_out.see_webhooks': 'Please sign in to see your webhooks',
  'signed_out.see_credits': 'Please sign in to see your credits',
  'signed_out.subscribe': signInToSubscribe,
  'signed_out.manage_subscription': 'Please sign in to manage your subscription',
  'signed_out.lanczos': 'Please sign in to enlarge the picture to 4K',
  'signed_out.neural': 'Please sign in to enlarge the picture to 4K with a neural network',
  'signed_out.studio': 'Please sign in to paint the picture again in 4K',

  insufficient_credits: (_: { creditsRequired: number; creditsAvailable: number }) => noCredits,

  'forbidden.admins_only': 'This is for admins only',
  'forbidden.scope': ({ scope }: { scope: string }) => `This key is not allowed ${scope}`,
  'forbidden.sign_in_expired':
    'This sign-in has expired or was started in another browser. Please sign in again.',
  'forbidden.sign_in_incomplete': 'The sign-in was not completed. Please sign in again.',
  'forbidden.not_asked_again':
    'Your sign-in service did not ask you to sign in again. Please sign out there, and then sign in again.',
  'forbidden.own_account': 'You cannot suspend your own account.',
  cross_site: 'This request came from another site',
  fresh_sign_in_required: 'Please sign in again to do this.',
  stronger_sign_in_required:
    'This site asks admins for a stronger sign-in, such as a second factor. Please sign in again that way.',
  suspended: ({ suspensionReason }: { suspensionReason: string | null }) =>
    `This account is suspended. Reason: ${suspensionReason}`,

  'not_found.address': 'There is nothing at this address',
  'not_found.session': 'There is no such session',
  'not_found.user': 'There is no such user',
  'not_found.user_id': 'There is no user with this id',
  'not_found.user_email': ({ email }: { email: string }) =>
    `There is no user with the email address ${email}`,
  'not_found.key': 'There is no such key',
  'not_found.connection': 'There is no such connection',
  'not_found.webhook': 'There is no such webhook',
  'not_found.case': 'There is no such case',
  'not_found.generation': 'There is no such generation',
  'not_found.trash': 'There is no such generation in your trash',
  'not_found.repeated_generation':
    'The generation that this Idempotency-Key started has been deleted. Send a new key to start another.',
  'not_found.product': 'The asset that the picture is built around has been deleted',
  'not_found.asset': 'There is no such asset',
  'not_found.upload': 'There is no such upload',
  'not_found.image': 'There is no such image',
  'not_found.image_file': 'There is no such file of this image',
  'not_found.file': 'There is no such file',
  'not_found.person': 'There is no such page',
  'not_found.picture': 'There is no such picture',
  'not_found.subject': 'Nobody has asked for the subject of this picture yet',
  'not_found.own_pictures': ({ ids }: { ids: readonly string[] }) =>
    `You have no such picture: ${someOf(ids)}`,
  'not_found.zip_pictures': 'None of these pictures could be found',
  'not_found.gallery_picture': 'There is no such picture in the gallery',
  'not_found.brand_kit': 'There is no such brand kit',
  'not_found.collection': 'There is no such collection',
  'not_found.shared_collection': 'There is no shared collection at this address',
  'not_found.shared_picture': 'There is no shared picture at this address',
  'not_found.analysis': 'There is no such analysis',
  'not_found.ad': 'There is no such ad, or it has expired',
  'not_found.ads': ({ ads }: { ads: readonly string[] }) =>
    `There is no such ad, or it has expired: ${someOf(ads)}`,
  'not_found.ad_format': ({ formatId }: { formatId: string }) => `There is no format ${formatId}`,
  'not_found.former_ad_format': ({ formatId }: { formatId: string }) =>
    `There is no format ${formatId} any more`,
  'not_found.ad_picture': 'There is no such picture, or it has expired',
  'not_found.chosen_picture': 'This picture has expired. Please choose it again.',
  'not_found.preview_picture': 'The picture has expired. Please choose it again.',
  'unknown_promo_code.unknown': promoCodeUnknown,
  'unknown_promo_code.not_valid':
    'This promo code is not valid for this purchase: some are for first purchases only.',

  idempotency_key_reused: 'This Idempotency-Key was used for another request. Send a new key.',
  cancel_costs: ({ begun, creditsRequired }: { begun: number; creditsRequired: number }) =>
    `${begun === 1 ? 'A picture has' : `${begun} pictures have`} been started in the meantime: canceling now costs ${countInWords(creditsRequired, 'credit')}. Nothing was canceled.`,
  'already_decided.case': ({ status }: { status: string }) => `This picture has been ${status} already.`,
  'already_decided.connection':
    'You have allowed this already. If the program is still waiting, start the connection there again.',
  'already_decided.removed':
    'An admin has removed this picture from the gallery, so it can be neither published nor shared.',
  'already_decided.page_reported':
    'Your page has been reported, so it keeps its name until an admin has decided. Please try again then.',
  'already_decided.page_removed': 'An admin has removed your public page, so you cannot have one.',
  'already_decided.credits': ({ email, credits }: { email: string; credits: number }) =>
    `${email} has been given ${credits} credits in this billing period already`,
  ambiguous_email: ({ accounts, email }: { accounts: number; email: string }) =>
    `${accounts} accounts have the email address ${email}. Please choose one by its id.`,
  already_subscribed: 'Already subscribed',
  'already_subscribed.upgrade': upgradeAdvice,
  not_subscribed: 'You have no subscription to manage.',
  'not_subscribed.user': ({ email }: { email: string }) =>
    `${email} has no subscription, so no credits are missing`,
  'nothing_to_fix.credits': ({ email, credits }: { email: string; credits: number }) =>
    `${email} has ${countInWords(credits, 'credit')}, so none are missing`,
  'nothing_to_fix.keys': ({ email }: { email: string }) => `${email} has no API keys`,
  payments_off: 'Payments are not set up on this site.',
  'payments_off.account_stays':
    'Your subscription cannot be ended, since payments are switched off on this site. Your account was not deleted.',
  price_unavailable: 'This plan cannot be bought at the moment. Nothing was charged.',
  promo_code_used:
    'You have used this offer before. It can be used once by each person, also after an account was deleted.',
  test_mode_customer: 'Your customer account was created in the other payment mode (test mode or live mode).',
  nothing_to_clear: 'Your customer account is in the current payment mode: there is nothing to clear.',
  'storage_full.user': ({
    isFull,
    bytes,
    pictureBytes,
    uploadBytes,
    usedBytes,
    limitBytes,
  }: StorageUse & { isFull: boolean; bytes: number; pictureBytes: number; uploadBytes: number }) => {
    const what = isFull
      ? 'Your storage is full'
      : `There is not enough room in your storage for ${bytesInWords(bytes)} more`;
    const rest = bytesInWords(Math.max(0, usedBytes - pictureBytes - uploadBytes));
    const parts = `pictures ${bytesInWords(pictureBytes)}, uploads ${bytesInWords(uploadBytes)}, ads and the rest ${rest}`;
    return `${what}: ${used({ usedBytes, limitBytes })} (${parts}). Delete uploads on your account page, or pictures in your library and then in its trash, and try again. Ads are deleted automatically within a week.`;
  },
  'storage_full.network': (use: StorageUse) =>
    `Visitors from your network have used up the storage that they share: ${used(use)}. Unused uploads are deleted within an hour, everything else within a week. Please try again later, or sign in.`,
  'storage_full.visitors':
    'All visitors together have used up the storage that they share. Please try again later, or sign in.',
  'storage_full.site':
    'This site has reached its storage limit, so nothing can be added right now. Please try again later.',
  'asset_in_use.making':
    'A picture is being made with this upload. Wait until it is finished, then delete the upload.',
  'asset_in_use.used': ({ uses }: { uses: number }) =>
    `${uses === 1 ? 'One generation' : `${uses.toLocaleString('en')} generations`} of your library used this upload. They stay, but cannot be made again with it. To delete it anyway, send evenIfUsed=true.`,

  'too_large.request': 'The request is too large',
  'too_large.upload': ({ mostBytes }: { mostBytes: number }) =>
    `Please upload an image smaller than ${mostBytes / 1024 / 1024}MB.`,
  'too_large.pixels': ({
    width,
    height,
    mostMegapixels,
  }: {
    width: number;
    height: number;
    mostMegapixels: number;
  }) =>
    `The image has ${width.toLocaleString('en')} × ${height.toLocaleString('en')} pixels: at most ${mostMegapixels} megapixels can be opened.`,
  'too_large.mask': 'mask: it has too many fine details. Paint with a broader brush.',
  'too_large.slow': 'The image would take too long to open.',

  'unsupported_media.request': 'Send JSON, with the content type application/json',
  'unsupported_media.not_image': uploadImage,
  'unsupported_media.svg': 'An SVG drawing cannot be used here. Please export it as PNG and upload that.',
  'unsupported_media.heic':
    'A HEIC or HEIF photo cannot be used here. Please save it as JPEG and upload that.',
  'unsupported_media.tiff':
    'A TIFF image cannot be used here. Please save it as PNG or JPEG and upload that.',
  'unsupported_media.other': 'This kind of image cannot be used here. Please upload a PNG, JPG, or WebP.',
  'unsupported_media.mislabeled': ({ declared, found }: { declared: string; found: string | undefined }) =>
    `The file was sent as ${declared} but ${found ? `is a ${found} image` : 'is not an image of that kind'}. Please save it as PNG and upload that.`,
  'unsupported_media.foreign': ({ content }: { content: ForeignContent }) =>
    `The file also contains ${FOREIGN_CONTENT[content]}. Please save the image again and upload that.`,
  'unsupported_media.damaged': 'The image is damaged or incomplete and cannot be opened.',
  'unsupported_media.incomplete': 'The image is incomplete: a part of the file is missing.',
  'unsupported_media.animated': 'Animated images cannot be used here. Please upload a still one.',
  'unsupported_media.unopenable': 'The image cannot be opened.',
  'unsupported_media.page_picture': 'The picture cannot be opened.',
  'unsupported_media.drawing': 'The drawing cannot be opened.',
  'unsupported_media.origin':
    'This file cannot be checked. Please choose a PNG, JPEG, WebP, AVIF or TIFF picture.',
  'unsupported_media.said': ({ said }: { said: string }) => said,

  'moderated.minors': (_: Refused) =>
    'This prompt cannot be made into a picture: it combines minors with sexual content.',
  'moderated.real-person': (_: Refused) =>
    'This prompt cannot be made into a picture: it shows a real person in a sexual or violent context.',
  'moderated.sexual': ({ publish }: Refused) =>
    `${refuser(publish)} does not allow sexual content or nudity. Please describe the picture without it.`,
  'moderated.gore': ({ publish }: Refused) =>
    `${refuser(publish)} does not allow gore or cruelty. Please describe the picture without it.`,
  'moderated.hate': ({ publish }: Refused) =>
    `${refuser(publish)} does not allow hateful words or symbols. Please describe the picture without them.`,
  'moderated.public-figure': ({ publish }: Refused) =>
    `${refuser(publish)} does not allow pictures of real public figures. Please describe a person without a famous name.`,
  'moderated.profanity': ({ publish }: Refused) =>
    `${refuser(publish)} does not allow swear words. Please say it in other words.`,
  'moderated.declined': ({ why }: { why: string }) => why || 'The image model declined this prompt.',
  'moderated.ad_minors': 'No ad can be made of this: it combines minors with sexual content.',
  'moderated.ad_real-person':
    'No ad can be made of this: it shows a real person in a sexual or violent context.',
  'moderated.ad_sexual': 'Ads must not show sexual content or nudity. Please describe it without that.',
  'moderated.ad_gore': 'Ads must not show gore or cruelty. Please describe it without that.',
  'moderated.ad_hate': 'Ads must not contain hateful words or symbols. Please describe it without them.',
  'moderated.ad_public-figure':
    'Ads must not show real public figures. Please describe a person without a famous name.',
  'moderated.ad_profanity': 'Ads must not contain swear words. Please say it in other words.',
  'moderated.ad': 'No ad can be written about this.',
  'moderated.failure': phraseFailure,

  cannot_draw: ({ head, isChange }: { head: string | null; isChange?: boolean }) =>
    isChange
      ? `${head === null ? 'This' : `“${head}”`} would not change the picture. Nothing was charged. Please describe the change in other words.`
      : `The studio cannot draw ${head === null ? 'this' : `“${head}”`} yet. Nothing was charged. Please choose other words, or make it anyway.`,

  'cannot_edit.no_objects':
    'Nothing in this picture can be chosen by itself. Nothing was charged. Paint over what should go instead.',
  'cannot_edit.no_object': 'This thing is not in the picture any more. Nothing was charged.',
  'cannot_edit.remove': ({ label }: { label: string }) =>
    `The ${label} is all that the picture shows, so it cannot be taken out. Nothing was charged. Replace it, or erase it with the brush.`,
  'cannot_edit.recolor': ({ label }: { label: string }) =>
    `The ${label} keeps its colors. Nothing was charged. Replace it with another one instead.`,
  'cannot_edit.replace': ({ label }: { label: string }) =>
    `The ${label} cannot be replaced. Nothing was charged.`,
  'cannot_edit.move': ({ label }: { label: string }) => `The ${label} cannot be moved. Nothing was charged.`,
  'cannot_edit.turn': ({ label }: { label: string }) => `The ${label} cannot be turned. Nothing was charged.`,
  'cannot_edit.duplicate': ({ label }: { label: string }) =>
    `There cannot be another ${label}. Nothing was charged.`,
  'cannot_edit.front': ({ label }: { label: string }) =>
    `Nothing that could stand behind it hides the ${label}. Nothing was charged.`,
  'cannot_edit.unknown_thing': ({ words }: { words: string }) =>
    `The studio cannot draw “${words}” in its place yet. Nothing was charged. Please name another thing, such as a candle.`,
  'cannot_edit.nothing_there':
    'Nothing that the studio knows is under what you painted, and no model that paints into pictures was asked to. Nothing was charged. You can erase it instead.',
  'cannot_edit.no_room': ({ label }: { label: string }) =>
    `There is no room for the ${label} there. Nothing was charged. Choose another place.`,
  'cannot_edit.not_made_here':
    'image: only a picture of yours that was made here can be changed in places, as the PNG file that this site sent. Nothing was charged. Without mask, a new picture is built around the one that you send.',
  'cannot_edit.no_prompt':
    'image: variations are made by the prompt of a picture of yours that was made here and not changed since, as the PNG file that this site sent. Nothing was charged. Use /v1/images/edits with a prompt instead.',
  'cannot_edit.unchanged': 'This would not change the picture.',
  'cannot_edit.too_small': ({ least }: { least: number }) =>
    `Less than ${least} pixels would be left. Please keep more of the picture.`,
  'cannot_edit.too_large': ({ most }: { most: number }) =>
    `The picture would be larger than ${most} pixels. Nothing was charged. Please expand it by less.`,
  'cannot_edit.too_many_pixels':
    'Pictures of more than 16 megapixels cannot be changed here. Nothing was charged.',
  'cannot_edit.too_long_to_straighten':
    'This picture is too long to be straightened by that much. Straighten it by less, or crop it first. Nothing was charged.',
  'cannot_edit.too_far': ({ percent }: { percent: number }) =>
    `Each side of this picture can grow by ${percent} percent at most: beyond that, its edges would only be repeated. Nothing was charged.`,
  'cannot_edit.outside': 'The thing would be outside of the picture. Nothing was charged.',

  address_not_allowed: 'This address is not on the public web.',
  analyses_off:
    'Website analyses are not available on this site. You can still start from a prompt or from a picture that you upload.',
  'page_unreadable.notFound': 'There is no page at this address (404). Please check it.',
  'page_unreadable.robots': 'The site does not allow programs to read this page (robots.txt).',
  'page_unreadable.login': 'The page requires a sign-in.',
  'page_unreadable.refused': 'The site blocks our browser.',
  'page_unreadable.tooSlow': 'The page took longer than 20 seconds.',
  'page_unreadable.notWebPage': 'This address is a file, such as a PDF or a picture, not a web page.',
  'page_unreadable.unreachable':
    'The site cannot be reached or answers with an error. Please check the address.',
  'page_unreadable.crashed': 'The page needs too much memory or time, so it could not be read.',
  'page_unreadable.consentWall':
    'The site shows nothing but a question about cookies until somebody answers it. Please try another page of it, or start from a prompt.',
  'page_unreadable.botCheck':
    'The site checks whether a person is looking, and does not let our browser in. You can start from a prompt or from a picture.',
  'page_unreadable.parked':
    'There is no site at this address yet: the domain is parked, for sale or under construction.',
  'page_unreadable.unrendered':
    'The page stayed blank: its scripts drew nothing in our browser. Please try another page of the site.',
  'page_unreadable.empty': 'The page says nothing about itself. Please try another page of the site.',

  'no_svg.other_model': 'Only pictures that the studio engine painted can be saved as SVG',
  'no_svg.other_version':
    'An earlier version of the studio engine painted this picture, so it cannot be drawn as SVG. Make it again first.',
  'no_svg.not_flat': 'Only flat illustrations can be saved as SVG',
  'not_composable.failure': phraseFailure,
  'not_composable.said': ({ said }: { said: string }) => said,
  'not_composable.former_format': ({ formatId }: { formatId: string }) =>
    `There is no format ${formatId} any more`,
  'not_composable.picture_needed': ({ format }: { format: string }) =>
    `${format} shows a picture without texts, so its ad needs a picture`,
  'not_composable.logo_needed': ({ format }: { format: string }) =>
    `${format} shows the logo alone, so it needs a logo`,
  'not_composable.no_layout': ({ format, ...failure }: { format: string } & FailureReason) => {
    const why = phraseFailure(failure);
    return `No ad can be made for ${format}: ${why.charAt(0).toLowerCase()}${why.slice(1)}`;
  },
  'not_composable.too_long': ({ format }: { format: string }) =>
    `The texts are too long for ${format}. Please shorten them.`,
  'not_composable.too_many_bytes': ({ format, mostBytes }: { format: string; mostBytes: number }) =>
    `${format} allows only ${Math.floor(mostBytes / 1000)} kB, too little for this picture. Please choose a picture with less detail.`,
  'not_composable.preview': 'This ad cannot be drawn. Please change its texts or its picture.',
  'not_composable.ads': ({ ads }: { ads: readonly string[] }) =>
    `These ads could not be made: ${someOf(ads)}`,
  'not_composable.picture': 'The picture of this ad could not be made. Please try again.',
  'not_composable.declined': 'This picture cannot be made. Please describe another one.',
  'not_composable.source_expired': 'The picture to cut out has expired',
  'not_composable.nothing_stands_out': nothingStandsOut,

  'rate_limited.calls': ({ retryAfter }: { retryAfter: number }) =>
    `Too many requests. Please try again in ${retryAfter < 90 ? countInWords(retryAfter, 'second') : countInWords(Math.ceil(retryAfter / 60), 'minute')}.`,
  'rate_limited.live_updates': 'Too many pages are open at once. This one updates every few seconds.',
  'rate_limited.open_requests':
    'Too many of your requests wait for pictures. Please try again when one has ended.',
  'rate_limited.uploads': 'Many uploads are in progress. Please try again in a moment.',
  'rate_limited.cards': 'Many previews are being drawn. Please try again in a moment.',
  'rate_limited.prompts': 'Many prompts are being read. Please try again in a moment.',
  'rate_limited.previews': 'Many ads are being drawn. Please try again in a moment.',
  'rate_limited.unfinished': ({
    limit,
    isVisitor,
    retryAfter,
  }: {
    limit: number;
    isVisitor: boolean;
    retryAfter: number;
  }) =>
    `${limit} pictures, ads or websites are being made for ${isVisitor ? 'your network' : 'you'} already, as many as may be at once. Please try again in ${countInWords(retryAfter, 'second')}.`,
  'rate_limited.model_budget':
    'This site has made all the pictures that it may make with this model today. Please try again after midnight, UTC.',

  internal: somethingWrong,
  'internal.ad': adNotCreated,
  'internal.ad_picture': adPictureNotMade,
  'unavailable.site': 'The site is very busy. Please try again in a moment.',
  'unavailable.service': 'A service that this needs cannot be reached. Please try again shortly.',
  'unavailable.generation': ({ why }: { why: string }) => why || 'The picture could not be made.',
  'unavailable.waited':
    'The picture is not finished yet. Ask again with the same Idempotency-Key, or look it up in the library.',
  'unavailable.live_updates': 'Live updates are not available right now',
  'unavailable.account_in_use':
    'Your account is being used elsewhere right now. Please try again in a moment.',
  'unavailable.account_stays':
    'The payment service cannot be reached, so your subscription could not be ended and your account was not deleted. Please try again later.',
  'unavailable.payments':
    'Payments cannot be reached at the moment. Nothing was charged. Please try again shortly.',
  'unavailable.checkouts': 'Several checkouts were started at once. Please try again in a moment.',
  'unavailable.credentials': 'Content credentials cannot be read here: their library is not installed.',
  'unavailable.cutout': 'Background removal is not installed on this server.',
  'unavailable.neural': 'The tool that enlarges pictures with a neural network is not installed',
  'unavailable.ledger':
    'The ledger is too large to be recomputed while you wait. The hourly comparison checks it as well.',
  'unavailable.image_analyses': 'Many images are being analyzed. Please try again in a moment.',
  'unavailable.image_analysis': imageNotAnalyzed,
  'unavailable.page':
    'Our browser failed to open the page. This is our fault, not the page’s. Please try again.',
  'unavailable.unfit_text': 'The written texts did not fit. Please try again.',
  'unavailable.slow_text': 'Writing took too long. Please try again in a moment.',
  'unavailable.text_model': 'Texts cannot be written at the moment. Please try again shortly.',
  disk_full:
    'The disk of this site is almost full, so nothing new can be stored right now. Everything that is here can still be seen and deleted. Please try again later.',
} satisfies Partial<Record<ErrorCode | `${ErrorCode}.${string}`, string | ((parameters: never) => string)>>;

type Refused = { publish: boolean };
type StorageUse = { usedBytes: number; limitBytes: number };
export type ForeignContent = 'archive' | 'document' | 'web-page' | 'script' | 'program' | 'text';

const INVALID = 'The request is not valid';

const FOREIGN_CONTENT: Record<ForeignContent, string> = {
  archive: 'an archive',
  document: 'a document',
  'web-page': 'a web page or its script',
  script: 'a script',
  program: 'a program',
  text: 'text',
};

function refuser(publish: boolean): string {
  return publish ? 'The public gallery' : 'This site';
}

function used({ usedBytes, limitBytes }: StorageUse): string {
  return `${bytesInWords(usedBytes)} of ${bytesInWords(limitBytes)} is used`;
}

function someOf(names: readonly string[]): string {
  const more = names.length > 5 ? ` and ${names.length - 5} more` : '';
  return `${names.slice(0, 5).join(', ')}${more}`;
}

/** Problems with a field of a request; the field's name and a colon come before. */
export const PROBLEM_PHRASES = {
  noPictures: 'choose a picture',
  notText: 'must be plain text',
  tooManyPictures: ({ most }: { most: number }) => `choose at most ${most} pictures`,
  noSuspensionReason: 'give a reason that the user can read',
  severalLines: 'must be one line of text',
  noEmail: emailRequiredAdvice,
  accountId: 'must be the id of an account',
  noCollectionName: 'enter a name',
  noKeyName: 'give the key a name',
  noScopes: 'choose what the key may do',
  noPrompt: promptRequired,
  longPrompt: ({ most }: { most: number }) =>
    `A prompt may have at most ${most.toLocaleString('en')} characters`,
  noHeadline: 'Please select a headline',
  noSubject: 'Analyze a website, enter a prompt or describe an image first',

  noMask: 'paint over what should change',
  twoAssets: 'choose an uploaded asset or an example, not both',
  oneOf: ({ values }: { values: readonly string[] }) => `must be one of ${values.join(', ')}`,
  color: 'must be a color such as #1a2b3c',
  noWords: 'must have some words',
  tooManyLines: 'has too many lines',
  platform: 'Choose one of the platforms that are listed',
  longWebAddress: 'This web address is too long',
};

/** Why work failed after it started. Rows store the code and the parameters. */
export const FAILURE_PHRASES = {
  notReached: 'The image model could not be reached.',
  notSetUp: 'The image model cannot be used at the moment.',
  declined: 'The image model declined this prompt.',
  givenUp: 'It could not be made, although it was tried several times.',
  tooSlow: ({ seconds }: { seconds: number }) =>
    `It took longer than ${countInWords(seconds, 'second')} and was stopped.`,
  overBudget: ({ model }: { model: string }) =>
    `${model} has reached its budget for today. It can be used again after midnight, UTC.`,
  canceled: ({ begun, credits }: { begun: number; credits: number }) => {
    if (credits === 0) return 'You canceled it before a picture was started.';
    return begun === 1
      ? 'You canceled it after one picture was started.'
      : `You canceled it after ${begun} pictures were started.`;
  },
  referenceUnreadable: 'The reference picture cannot be read.',
  pictureNeeded: 'This model changes pictures, and none was given.',
  pictureUnopenable: 'The image is damaged or too large and cannot be opened.',
  nothingStandsOut,
  noFontForWords: 'None of the fonts has these characters.',
  notSeenWider:
    'More of this scene cannot be shown. Its edges can be continued by 25 percent of each side at most.',
  shadowNotFound: 'The shadow cannot be told from this background. Make a new one instead.',

  providerUnreached: ({ label }: Provider) => `${label} could not be reached.`,
  providerUnusable: ({ label }: Provider) => `${label} cannot be used at the moment.`,
  providerDown: ({ label }: Provider) => `${label} is not working at the moment.`,
  providerBusy: ({ label }: Provider) => `${label} gets too many requests at the moment.`,
  providerSlow: ({ label }: Provider) => `${label} took too long.`,
  providerSilent: ({ label }: Provider) => `${label} failed to answer.`,
  providerUnable: ({ label }: Provider) => `${label} cannot do this.`,
  answerTooLarge: ({ label }: Provider) => `${label} sent too much data.`,
  answerUnreadable: ({ label }: Provider) => `${label} sent an invalid answer.`,
  answerEmpty: ({ label }: Provider) => `${label} gave an empty answer.`,
  addressForbidden: ({ label }: Provider) => `${label} sent a picture address that is not allowed.`,
  pictureNotFetched: ({ label }: Provider) => `${label} made a picture that could not be fetched.`,
  noPicture: ({ label }: Provider) => `${label} sent no picture.`,
  textInsteadOfPicture: ({ label, said }: Provider & { said: string }) =>
    `${label} made no picture, but answered: “${said}”`,
  promptDeclined: ({ label, category }: Provider & { category: RefusalCategory }) =>
    `${label} declined this prompt: ${REFUSAL_CATEGORIES[category]}.`,
  promptDeclinedSaying: ({ label, said }: Provider & { said: string }) =>
    `${label} declined this prompt: ${said}.`,
  textDeclined: ({ label, said }: Provider & { said: string }) =>
    said === '' ? `${label} declined this.` : `${label} declined this: “${said}.”`,
  badRequest: ({ label, said }: Provider & { said: string }) =>
    said ? `${label} rejected this request: ${said}.` : `${label} rejected this request.`,
  answerNotRead: 'The model’s answer could not be read.',
  textsUnfit: 'The written texts did not fit.',
  visualMissing: 'The written text does not describe a picture.',
  promptShortened: 'The enhanced prompt left out too much of your prompt.',

  layoutNeedsPicture: ({ layout }: { layout: string }) => `The layout ${layout} needs a picture.`,
  noFontForHeadline: 'A character of the headline is in none of the fonts.',
  wordTooLong: ({ width, height, smallest }: { width: number; height: number; smallest: number }) =>
    `A word is too long for ${width} × ${height} pixels at the smallest font size (${smallest} pixels).`,

  webhookAnswered: ({ status }: { status: number }) => `The receiver answered ${status}`,
  webhookUnsent: 'It could not be sent',
  webhookTooSlow: ({ seconds }: { seconds: number }) => `No answer within ${seconds} s`,
  webhookAddress: 'The address is not public',
  webhookPort: 'The port is not a web port',
  webhookTarget: 'The address cannot be called',
  webhookName: 'The host name has no IP address',
  webhookUnreachable: 'The server did not answer',
};

type Provider = { label: string };
export type FailureReason = ReasonIn<typeof FAILURE_PHRASES>;

export function phraseFailure(reason: FailureReason): string {
  return fillPhrase(FAILURE_PHRASES[reason.code], reason);
}

export type RefusalCategory = keyof typeof REFUSAL_CATEGORIES;

const REFUSAL_CATEGORIES = {
  minors: 'it asks for a harmful picture of children',
  selfHarm: 'it asks for self-harm',
  sexual: 'it asks for sexual content',
  violence: 'it asks for violence',
  hate: 'it asks for hateful content',
  protected: 'it resembles protected works or brands',
  realPerson: 'it asks for a real person',
  dangerous: 'it asks for something dangerous',
  rules: 'its content rules do not allow what it asks for',
};

// Sentences that the browser writes itself. Each is a constant, which the build puts where it is used, so that a page loads
// only those that it shows. `fillText` replaces names in braces.

// Pages that the server writes without React
export const pageNotShown = 'This page could not be shown';
export const notSignedIn = 'Not signed in';
export const dataNotDownloaded = 'Your data could not be downloaded';

// Several pages
export const serverUnreached = 'The server could not be reached. Please try again.';
export const tryAgain = 'Please try again.';
export const signInRequired = 'Sign in required';
export const notLoaded = '{what} could not be loaded.';
export const generationFailed = 'Generation failed';
export const downloadFailed = 'Download failed';
export const copyFailed = 'Copy failed';
export const uploadFailed = 'Upload failed';
export const pictureNotLoaded = 'Failed to load';
export const connectionLost = 'You are offline. What you typed is still here, and pictures go on being made.';
export const pageOffline = 'You are offline';
export const pageOfflineAdvice = 'This page needs a connection. Your pictures are safe.';
export const scriptsOff =
  'Generate is off, because scripts are off in this browser. Turn on JavaScript to make pictures.';
export const scriptsOffHere = 'Scripts are off in this browser. Turn on JavaScript to use this page.';
export const pageBroken = 'This page did not develop';
export const pageBrokenAdvice =
  'Something went wrong on our side. What you made is safe; loading the page again usually helps.';
export const noClipboard = 'This browser does not let the page use the clipboard.';

// Editing pictures
/** The words of a version, in the place of a prompt. */
export const editWords = {
  thing: 'thing',
  remove: (thing: string) => `Remove the ${thing}`,
  recolor: (thing: string) => `Recolor the ${thing}`,
  replace: (thing: string, by: string) => `Replace the ${thing} with ${by}`,
  move: (thing: string) => `Move the ${thing}`,
  turn: (thing: string) => `Turn the ${thing}`,
  duplicate: (thing: string) => `Duplicate the ${thing}`,
  front: (thing: string) => `Bring the ${thing} to the front`,
  stage: (words: string) => `Stage it ${words}`,
  erase: 'Erase a part',
  paint: (words: string) => `Paint in ${words}`,
  adjust: 'Adjust light, color and frame',
  write: (words: string, more: number) => `Write “${words}”${more > 0 ? ` and ${more} more` : ''}`,
  expand: 'Expand the picture',
  background: {
    none: 'Remove the background',
    color: 'Color the background',
    gradient: 'Put a gradient behind it',
    picture: 'Put another picture behind it',
  },
};
export const editFailed = 'The picture was not changed';
export const editGone = 'The change was deleted, or is not yours. The picture stays as it was.';

// Making pictures
export const signInTo = 'Please sign in to {whole}';
export const creditsMissing = 'You need {creditsRequired} credit to {verb}, but only have {creditsAvailable}';
export const promptRequiredAdvice = "Describe what you'd like to create";
export const changeRequired = 'Say what to change';
export const otherPromptAdvice = 'Please try again with a different prompt';
export const otherImageAdvice = 'Please try again with a different image';
export const cutoutFailed = 'Background removal failed';
export const signInForCutout = 'Please sign in to use background removal';
export const imageRequired = 'Please select an image';
export const imageRequiredForCutout = 'Upload an image to remove its background';
export const builderFailed = 'Generation Failed';
export const builderAdvice = 'Please try again or check your prompt.';
export const groundedFailed = 'Failed to generate grounded image. Please try again or check your prompt.';
export const builderCreditsMissing =
  'Insufficient credits: You need {creditsRequired} credit to generate, but only have {creditsAvailable}';
export const groundedAnalysisFailed =
  'Generation failed. The AI attempted to analyze your reference image and create variations. Please try again or adjust your prompt.';
export const cannotDraw = 'The studio can’t draw this yet.';
export const changesNothing = 'This would not change the picture.';
export const changesNoColor =
  '“{head}” would not change the picture. Say which thing in it should be {color}.';
export const changesNothingHead = '“{head}” would not change the picture.';
export const cannotDrawHead = 'The studio can’t draw “{head}” yet.';
export const cannotDrawHeadHere = 'The studio has no place for “{head}” in this picture.';
export const photoFailed = 'There was an error generating your photo. Please try again.';
export const notCanceled = 'Not canceled';
export const otherWordsAdvice = 'Try different words.';
export const laterAdvice = 'Try again later.';
export const laterOrOtherModelAdvice = 'Try again later, or choose another image model.';
export const questionsNotLoaded = 'The questions could not be loaded';

// Pictures, gallery, library
export const galleryNotLoaded = 'Failed to fetch gallery images';
export const reportNotSent = 'The report was not sent';
export const reportedPictureGone = 'The picture is no longer in the gallery.';
export const stillPublic = 'The picture is still public';
export const stillPublicAdvice = 'It could not be removed from the gallery. Please try again.';
export const imageNotDownloaded = 'Unable to download the image. Please try again.';
export const shareFailed = 'Share failed';
export const imageNotShared = 'Unable to share the image. Please try again.';
export const fileNotMade = 'Unable to create this file. Please try again.';
export const nothingToDownload = 'Nothing to download';
export const noPictureSelected = 'None of the selected generations has a picture.';
export const tooManySelected = 'Too many pictures at once';
export const signInToDownload = 'Please sign in to download your pictures.';
export const picturesNotDownloaded = 'Unable to download the pictures. Please try again.';
export const promptNotCopied = 'Select the prompt and copy it by hand.';
export const addressNotCopied = 'Select the address and copy it by hand.';
export const selectAtMost = 'Please select at most {most}.';
export const deleteFailed = 'Delete failed';
export const stillInLibrary = '{what} still in your library. Please try again.';
export const restoreFailed = 'Not restored';
export const stillInTrash = '{what} still in the trash. Please try again.';
export const pageNotDecided = 'The decision was not saved';
export const pageNotLoaded = 'The page could not be loaded';
export const publishFailed = 'Not published';
export const notPublished = '{what} not published.';
export const unpublishFailed = 'Still public';
export const stillPublished = '{what} still in the gallery.';
export const nothingToPublish = 'Nothing to publish';
export const cutoutsStayPrivate = 'Cut-outs and uploads cannot be published.';
export const starFailed = 'Stars not changed';
export const notStarred = '{what} not starred.';
export const stillStarred = '{what} still starred.';
export const nothingToCutOut = 'No background to remove';
export const alreadyCutOut = 'The selected pictures have none.';
export const creditsShort = 'You have {have}: {missing} too few. Get credits, or select fewer pictures.';
export const collectionNameRequired = 'Enter a name';
export const kitNotSaved = 'The brand kit was not saved';
export const kitNotDeleted = 'The brand kit was not deleted';
export const collectionsNotLoaded = 'Your collections could not be loaded';
export const collectionNotLoaded = 'The collection could not be loaded';
export const notCollected = 'Not all were added';
export const collectionNotChanged = 'The collection is unchanged';
export const notInCollection = '{what} not added.';
export const favoritesNotLoaded = 'Your favorites could not be loaded';
export const trashNotLoaded = 'Your trash could not be loaded';
export const downloadOptionsNotLoaded = 'Unable to load the download options.';
export const linkNotLoaded = 'The link could not be loaded.';
export const signInToSee = 'Please sign in to see this picture.';
export const linkFailed = 'Link failed';
export const linkNotChanged = 'Unable to change the public link. Please try again.';
export const linkNotRevoked = 'Link not revoked';
export const linkStillWorks = 'The link still works. Please try again.';
export const chooseSmaller = 'Please choose a picture smaller than {mostMegabytes} MB.';
export const pictureUnchecked = 'The picture could not be checked. Please try again.';
export const sharedPictureNotLoaded = 'This picture could not be loaded';
export const recentNotLoaded = 'Your recent pictures could not be loaded';
export const libraryNotLoaded = 'Your library could not be loaded';
export const picturesNotLoaded = 'Your pictures could not be loaded';

// Uploads and ads
export const notAnImage = 'Invalid file type';
export const fileTooLarge = 'File too large';
export const selectImage = 'Please select an image file';
export const selectSmaller = 'Please select an image smaller than 10MB';
export const uploadSmaller = 'Please upload an image smaller than 10MB.';
export const uploadFailedAdvice = 'There was an error uploading your image. Please try again.';
export const uploadNotDeleted = 'The upload could not be deleted. Please try again.';
export const webAddressRequired = 'Please enter a web address, such as https://example.com';
export const adsNotDownloaded = 'Unable to download the ads. Please try again.';
export const uploadsNotLoaded = 'Your uploads could not be loaded.';
export const platformsNotLoaded = 'The list of platforms could not be loaded.';
export const analysisFailed = 'Analysis failed';
export const websiteNotAnalyzed = 'Could not analyze the website. Please check the URL.';
export const copyNotWritten = 'Could not generate ad copy. Please try again.';
export const visualNotWritten = 'Could not write a prompt. Please try again.';
export const creationFailed = 'Creation failed';
export const previewFailed = 'Preview failed';
export const adsNotShown = 'Could not show the ads. Please try again.';
export const uploadUnreadable = 'Could not read the picture. Please try another one.';
export const formatsNotLoaded = 'The formats could not be loaded';

// Account, plans, admins
export const thatFailed = 'That did not work. Please try again.';
export const deletionUnreached = 'The server could not be reached. You can safely try again.';
export const accountNotDeleted = 'Your account could not be deleted. Please try again.';
export const errorLoading = 'Error loading {what}: {why}';
export const historyNotLoaded = 'Your history could not be loaded';
export const moreNotLoaded = 'More lines could not be loaded.';
export const plansUnreached = 'The server could not be reached.';
export const plansNotLoaded = 'The plans could not be loaded';
export const portalFailed = 'Portal access failed';
export const portalAdvice = 'Please try again in a moment.';
export const noticeNotDismissed = 'Notice not dismissed';
export const promoCodeUsed = 'Promo code already used';
export const promoCodeInvalid = 'Invalid promo code';
export const promoCodeUnchecked = 'Could not check the promo code';
export const subscriptionFailed = 'Subscription failed';
export const subscriptionAdvice = 'Failed to create subscription. Please try again.';
export const upgradeUnavailable = 'Upgrade not available';
export const authenticationRequired = 'Authentication required';
export const alreadyDecided = 'Nothing left to decide';
export const decisionNotSaved = 'The decision was not saved';
export const casePictureGone = 'Its owner has deleted the picture or made it private.';
export const queueNotLoaded = 'The queue could not be loaded';
export const emailRequired = 'Email required';
export const checkFailed = 'Check failed';
export const fixFailed = 'Fix failed';
export const testFailed = 'Test failed';
export const checkoutTestFailed = 'Checkout test failed';
export const priceUnreadable = 'The price could not be read.';
