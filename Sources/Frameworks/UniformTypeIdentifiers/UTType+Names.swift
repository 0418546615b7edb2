// The types that have a name in Swift.

extension UTType {
  // MARK: What there is at all, and what lies in folders

  /// The type `public.item`.
  public static var item: UTType { UTType(unchecked: "public.item") }
  /// The type `public.content`.
  public static var content: UTType { UTType(unchecked: "public.content") }
  /// The type `public.composite-content`.
  public static var compositeContent: UTType { UTType(unchecked: "public.composite-content") }
  /// The type `public.disk-image`.
  public static var diskImage: UTType { UTType(unchecked: "public.disk-image") }
  /// The type `public.data`.
  public static var data: UTType { UTType(unchecked: "public.data") }
  /// The type `public.directory`.
  public static var directory: UTType { UTType(unchecked: "public.directory") }
  /// The type `com.apple.resolvable`.
  public static var resolvable: UTType { UTType(unchecked: "com.apple.resolvable") }
  /// The type `public.symlink`.
  public static var symbolicLink: UTType { UTType(unchecked: "public.symlink") }
  /// The type `public.executable`.
  public static var executable: UTType { UTType(unchecked: "public.executable") }
  /// The type `com.apple.mount-point`.
  public static var mountPoint: UTType { UTType(unchecked: "com.apple.mount-point") }
  /// The type `com.apple.alias-file`.
  public static var aliasFile: UTType { UTType(unchecked: "com.apple.alias-file") }
  /// The type `com.apple.bookmark`.
  public static var urlBookmarkData: UTType { UTType(unchecked: "com.apple.bookmark") }
  /// The type `public.url`.
  public static var url: UTType { UTType(unchecked: "public.url") }
  /// The type `public.file-url`.
  public static var fileURL: UTType { UTType(unchecked: "public.file-url") }

  // MARK: Text

  /// The type `public.text`.
  public static var text: UTType { UTType(unchecked: "public.text") }
  /// The type `public.plain-text`.
  public static var plainText: UTType { UTType(unchecked: "public.plain-text") }
  /// The type `public.utf8-plain-text`.
  public static var utf8PlainText: UTType { UTType(unchecked: "public.utf8-plain-text") }
  /// The type `public.utf16-external-plain-text`.
  public static var utf16ExternalPlainText: UTType { UTType(unchecked: "public.utf16-external-plain-text") }
  /// The type `public.utf16-plain-text`.
  public static var utf16PlainText: UTType { UTType(unchecked: "public.utf16-plain-text") }
  /// The type `public.delimited-values-text`.
  public static var delimitedText: UTType { UTType(unchecked: "public.delimited-values-text") }
  /// The type `public.comma-separated-values-text`.
  public static var commaSeparatedText: UTType { UTType(unchecked: "public.comma-separated-values-text") }
  /// The type `public.tab-separated-values-text`.
  public static var tabSeparatedText: UTType { UTType(unchecked: "public.tab-separated-values-text") }
  /// The type `public.utf8-tab-separated-values-text`.
  public static var utf8TabSeparatedText: UTType { UTType(unchecked: "public.utf8-tab-separated-values-text") }
  /// The type `public.rtf`.
  public static var rtf: UTType { UTType(unchecked: "public.rtf") }
  /// The type `public.html`.
  public static var html: UTType { UTType(unchecked: "public.html") }
  /// The type `public.xml`.
  public static var xml: UTType { UTType(unchecked: "public.xml") }
  /// The type `public.yaml`.
  public static var yaml: UTType { UTType(unchecked: "public.yaml") }
  /// The type `public.css`.
  public static var css: UTType { UTType(unchecked: "public.css") }

  // MARK: Programs

  /// The type `public.source-code`.
  public static var sourceCode: UTType { UTType(unchecked: "public.source-code") }
  /// The type `public.assembly-source`.
  public static var assemblyLanguageSource: UTType { UTType(unchecked: "public.assembly-source") }
  /// The type `public.c-source`.
  public static var cSource: UTType { UTType(unchecked: "public.c-source") }
  /// The type `public.objective-c-source`.
  public static var objectiveCSource: UTType { UTType(unchecked: "public.objective-c-source") }
  /// The type `public.swift-source`.
  public static var swiftSource: UTType { UTType(unchecked: "public.swift-source") }
  /// The type `public.c-plus-plus-source`.
  public static var cPlusPlusSource: UTType { UTType(unchecked: "public.c-plus-plus-source") }
  /// The type `public.objective-c-plus-plus-source`.
  public static var objectiveCPlusPlusSource: UTType { UTType(unchecked: "public.objective-c-plus-plus-source") }
  /// The type `public.c-header`.
  public static var cHeader: UTType { UTType(unchecked: "public.c-header") }
  /// The type `public.c-plus-plus-header`.
  public static var cPlusPlusHeader: UTType { UTType(unchecked: "public.c-plus-plus-header") }
  /// The type `public.script`.
  public static var script: UTType { UTType(unchecked: "public.script") }
  /// The type `com.apple.applescript.text`.
  public static var appleScript: UTType { UTType(unchecked: "com.apple.applescript.text") }
  /// The type `com.apple.applescript.script`.
  public static var osaScript: UTType { UTType(unchecked: "com.apple.applescript.script") }
  /// The type `com.apple.applescript.script-bundle`.
  public static var osaScriptBundle: UTType { UTType(unchecked: "com.apple.applescript.script-bundle") }
  /// The type `com.netscape.javascript-source`.
  public static var javaScript: UTType { UTType(unchecked: "com.netscape.javascript-source") }
  /// The type `public.shell-script`.
  public static var shellScript: UTType { UTType(unchecked: "public.shell-script") }
  /// The type `public.perl-script`.
  public static var perlScript: UTType { UTType(unchecked: "public.perl-script") }
  /// The type `public.python-script`.
  public static var pythonScript: UTType { UTType(unchecked: "public.python-script") }
  /// The type `public.ruby-script`.
  public static var rubyScript: UTType { UTType(unchecked: "public.ruby-script") }
  /// The type `public.php-script`.
  public static var phpScript: UTType { UTType(unchecked: "public.php-script") }
  /// The type `public.make-source`.
  public static var makefile: UTType { UTType(unchecked: "public.make-source") }

  // MARK: Structured data

  /// The type `public.json`.
  public static var json: UTType { UTType(unchecked: "public.json") }
  /// The type `public.geojson`.
  public static var geoJSON: UTType { UTType(unchecked: "public.geojson") }
  /// The type `com.apple.property-list`.
  public static var propertyList: UTType { UTType(unchecked: "com.apple.property-list") }
  /// The type `com.apple.xml-property-list`.
  public static var xmlPropertyList: UTType { UTType(unchecked: "com.apple.xml-property-list") }
  /// The type `com.apple.binary-property-list`.
  public static var binaryPropertyList: UTType { UTType(unchecked: "com.apple.binary-property-list") }

  // MARK: Documents

  /// The type `com.adobe.pdf`.
  public static var pdf: UTType { UTType(unchecked: "com.adobe.pdf") }
  /// The type `com.apple.rtfd`.
  public static var rtfd: UTType { UTType(unchecked: "com.apple.rtfd") }
  /// The type `com.apple.flat-rtfd`.
  public static var flatRTFD: UTType { UTType(unchecked: "com.apple.flat-rtfd") }
  /// The type `com.apple.webarchive`.
  public static var webArchive: UTType { UTType(unchecked: "com.apple.webarchive") }

  // MARK: Pictures

  /// The type `public.image`.
  public static var image: UTType { UTType(unchecked: "public.image") }
  /// The type `public.jpeg`.
  public static var jpeg: UTType { UTType(unchecked: "public.jpeg") }
  /// The type `public.tiff`.
  public static var tiff: UTType { UTType(unchecked: "public.tiff") }
  /// The type `com.compuserve.gif`.
  public static var gif: UTType { UTType(unchecked: "com.compuserve.gif") }
  /// The type `public.png`.
  public static var png: UTType { UTType(unchecked: "public.png") }
  /// The type `com.apple.icns`.
  public static var icns: UTType { UTType(unchecked: "com.apple.icns") }
  /// The type `com.microsoft.bmp`.
  public static var bmp: UTType { UTType(unchecked: "com.microsoft.bmp") }
  /// The type `com.microsoft.ico`.
  public static var ico: UTType { UTType(unchecked: "com.microsoft.ico") }
  /// The type `public.camera-raw-image`.
  public static var rawImage: UTType { UTType(unchecked: "public.camera-raw-image") }
  /// The type `public.svg-image`.
  public static var svg: UTType { UTType(unchecked: "public.svg-image") }
  /// The type `com.apple.live-photo`.
  public static var livePhoto: UTType { UTType(unchecked: "com.apple.live-photo") }
  /// The type `public.heif`.
  public static var heif: UTType { UTType(unchecked: "public.heif") }
  /// The type `public.heic`.
  public static var heic: UTType { UTType(unchecked: "public.heic") }
  /// The type `org.webmproject.webp`.
  public static var webP: UTType { UTType(unchecked: "org.webmproject.webp") }
  /// The type `com.ilm.openexr-image`.
  public static var exr: UTType { UTType(unchecked: "com.ilm.openexr-image") }
  /// The type `com.adobe.raw-image`.
  public static var dng: UTType { UTType(unchecked: "com.adobe.raw-image") }

  // MARK: Scenes

  /// The type `public.3d-content`.
  public static var threeDContent: UTType { UTType(unchecked: "public.3d-content") }
  /// The type `com.pixar.universal-scene-description`.
  public static var usd: UTType { UTType(unchecked: "com.pixar.universal-scene-description") }
  /// The type `com.pixar.universal-scene-description-mobile`.
  public static var usdz: UTType { UTType(unchecked: "com.pixar.universal-scene-description-mobile") }
  /// The type `com.apple.reality`.
  public static var realityFile: UTType { UTType(unchecked: "com.apple.reality") }
  /// The type `com.apple.scenekit.scene`.
  public static var sceneKitScene: UTType { UTType(unchecked: "com.apple.scenekit.scene") }
  /// The type `com.apple.arobject`.
  public static var arReferenceObject: UTType { UTType(unchecked: "com.apple.arobject") }

  // MARK: Sound and film

  /// The type `public.audiovisual-content`.
  public static var audiovisualContent: UTType { UTType(unchecked: "public.audiovisual-content") }
  /// The type `public.movie`.
  public static var movie: UTType { UTType(unchecked: "public.movie") }
  /// The type `public.video`.
  public static var video: UTType { UTType(unchecked: "public.video") }
  /// The type `public.audio`.
  public static var audio: UTType { UTType(unchecked: "public.audio") }
  /// The type `com.apple.quicktime-movie`.
  public static var quickTimeMovie: UTType { UTType(unchecked: "com.apple.quicktime-movie") }
  /// The type `public.mpeg`.
  public static var mpeg: UTType { UTType(unchecked: "public.mpeg") }
  /// The type `public.mpeg-2-video`.
  public static var mpeg2Video: UTType { UTType(unchecked: "public.mpeg-2-video") }
  /// The type `public.mpeg-2-transport-stream`.
  public static var mpeg2TransportStream: UTType { UTType(unchecked: "public.mpeg-2-transport-stream") }
  /// The type `public.mp3`.
  public static var mp3: UTType { UTType(unchecked: "public.mp3") }
  /// The type `public.mpeg-4`.
  public static var mpeg4Movie: UTType { UTType(unchecked: "public.mpeg-4") }
  /// The type `public.mpeg-4-audio`.
  public static var mpeg4Audio: UTType { UTType(unchecked: "public.mpeg-4-audio") }
  /// The type `com.apple.protected-mpeg-4-audio`.
  public static var appleProtectedMPEG4Audio: UTType { UTType(unchecked: "com.apple.protected-mpeg-4-audio") }
  /// The type `com.apple.protected-mpeg-4-video`.
  public static var appleProtectedMPEG4Video: UTType { UTType(unchecked: "com.apple.protected-mpeg-4-video") }
  /// The type `public.avi`.
  public static var avi: UTType { UTType(unchecked: "public.avi") }
  /// The type `public.aiff-audio`.
  public static var aiff: UTType { UTType(unchecked: "public.aiff-audio") }
  /// The type `com.microsoft.waveform-audio`.
  public static var wav: UTType { UTType(unchecked: "com.microsoft.waveform-audio") }
  /// The type `public.midi-audio`.
  public static var midi: UTType { UTType(unchecked: "public.midi-audio") }
  /// The type `public.playlist`.
  public static var playlist: UTType { UTType(unchecked: "public.playlist") }
  /// The type `public.m3u-playlist`.
  public static var m3uPlaylist: UTType { UTType(unchecked: "public.m3u-playlist") }

  // MARK: Folders and programs

  /// The type `public.folder`.
  public static var folder: UTType { UTType(unchecked: "public.folder") }
  /// The type `public.volume`.
  public static var volume: UTType { UTType(unchecked: "public.volume") }
  /// The type `com.apple.package`.
  public static var package: UTType { UTType(unchecked: "com.apple.package") }
  /// The type `com.apple.bundle`.
  public static var bundle: UTType { UTType(unchecked: "com.apple.bundle") }
  /// The type `com.apple.plugin`.
  public static var pluginBundle: UTType { UTType(unchecked: "com.apple.plugin") }
  /// The type `com.apple.metadata-importer`.
  public static var spotlightImporter: UTType { UTType(unchecked: "com.apple.metadata-importer") }
  /// The type `com.apple.quicklook-generator`.
  public static var quickLookGenerator: UTType { UTType(unchecked: "com.apple.quicklook-generator") }
  /// The type `com.apple.xpc-service`.
  public static var xpcService: UTType { UTType(unchecked: "com.apple.xpc-service") }
  /// The type `com.apple.framework`.
  public static var framework: UTType { UTType(unchecked: "com.apple.framework") }
  /// The type `com.apple.application`.
  public static var application: UTType { UTType(unchecked: "com.apple.application") }
  /// The type `com.apple.application-bundle`.
  public static var applicationBundle: UTType { UTType(unchecked: "com.apple.application-bundle") }
  /// The type `com.apple.application-and-system-extension`.
  public static var applicationExtension: UTType { UTType(unchecked: "com.apple.application-and-system-extension") }
  /// The type `public.unix-executable`.
  public static var unixExecutable: UTType { UTType(unchecked: "public.unix-executable") }
  /// The type `com.microsoft.windows-executable`.
  public static var exe: UTType { UTType(unchecked: "com.microsoft.windows-executable") }
  /// The type `com.apple.systempreference.prefpane`.
  public static var systemPreferencesPane: UTType { UTType(unchecked: "com.apple.systempreference.prefpane") }

  // MARK: Archives

  /// The type `public.archive`.
  public static var archive: UTType { UTType(unchecked: "public.archive") }
  /// The type `org.gnu.gnu-zip-archive`.
  public static var gzip: UTType { UTType(unchecked: "org.gnu.gnu-zip-archive") }
  /// The type `public.bzip2-archive`.
  public static var bz2: UTType { UTType(unchecked: "public.bzip2-archive") }
  /// The type `public.zip-archive`.
  public static var zip: UTType { UTType(unchecked: "public.zip-archive") }
  /// The type `com.apple.archive`.
  public static var appleArchive: UTType { UTType(unchecked: "com.apple.archive") }
  /// The type `public.tar-archive`.
  public static var tarArchive: UTType { UTType(unchecked: "public.tar-archive") }

  // MARK: What people work with

  /// The type `public.spreadsheet`.
  public static var spreadsheet: UTType { UTType(unchecked: "public.spreadsheet") }
  /// The type `public.presentation`.
  public static var presentation: UTType { UTType(unchecked: "public.presentation") }
  /// The type `public.database`.
  public static var database: UTType { UTType(unchecked: "public.database") }
  /// The type `public.message`.
  public static var message: UTType { UTType(unchecked: "public.message") }
  /// The type `public.contact`.
  public static var contact: UTType { UTType(unchecked: "public.contact") }
  /// The type `public.vcard`.
  public static var vCard: UTType { UTType(unchecked: "public.vcard") }
  /// The type `public.to-do-item`.
  public static var toDoItem: UTType { UTType(unchecked: "public.to-do-item") }
  /// The type `public.calendar-event`.
  public static var calendarEvent: UTType { UTType(unchecked: "public.calendar-event") }
  /// The type `public.email-message`.
  public static var emailMessage: UTType { UTType(unchecked: "public.email-message") }
  /// The type `com.apple.internet-location`.
  public static var internetLocation: UTType { UTType(unchecked: "com.apple.internet-location") }
  /// The type `com.microsoft.internet-shortcut`.
  public static var internetShortcut: UTType { UTType(unchecked: "com.microsoft.internet-shortcut") }
  /// The type `public.font`.
  public static var font: UTType { UTType(unchecked: "public.font") }
  /// The type `public.bookmark`.
  public static var bookmark: UTType { UTType(unchecked: "public.bookmark") }
  /// The type `com.rsa.pkcs-12`.
  public static var pkcs12: UTType { UTType(unchecked: "com.rsa.pkcs-12") }
  /// The type `public.x509-certificate`.
  public static var x509Certificate: UTType { UTType(unchecked: "public.x509-certificate") }
  /// The type `org.idpf.epub-container`.
  public static var epub: UTType { UTType(unchecked: "org.idpf.epub-container") }
  /// The type `public.log`.
  public static var log: UTType { UTType(unchecked: "public.log") }
  /// The type `com.apple.haptics.ahap`.
  public static var ahap: UTType { UTType(unchecked: "com.apple.haptics.ahap") }
  /// The type `com.apple.link-presentation.metadata`.
  public static var linkPresentationMetadata: UTType { UTType(unchecked: "com.apple.link-presentation.metadata") }
}
