import LaunchContract
import Testing

@Suite("What an app is asked to be, in the environment")
struct LaunchRequestTests {
  /// The variables that a request writes, as an environment.
  private func environment(_ request: LaunchRequest) throws -> [String: String] {
    Dictionary(uniqueKeysWithValues: try request.variables().map { ($0.variable.name, $0.value) })
  }

  private func full() throws -> LaunchRequest {
    var request = LaunchRequest()
    request.host = .image
    request.size = ScreenSize(text: "375.5x667")
    request.scale = ScreenScale(text: "1.5")
    request.colorScheme = .dark
    request.contrast = .increased
    request.locale = LocaleIdentifier(text: "zh-Hant_TW")
    request.textSize = .accessibility3
    request.output = "out/a b.png"
    request.actions = [.after(1.5), .tap("買う \"x\""), .scroll(-120), .swipe(.up), .type("い\n"), .key("Tab"), .repaint(3)]
    request.film = Film(output: "film.gif", rate: try #require(FrameRate(text: "25")))
    request.trace = .frames
    request.deviceInsets = .on
    request.fonts = .standIns
    request.preview = "Card"
    request.window = "log"
    request.openURL = "app:a?b=c"
    request.remote = RemoteDescriptors(input: 3, output: 4)
    request.dev = RemoteDescriptors(input: 5, output: 6)
    request.restore = "/tmp/a b.json"
    return request
  }

  @Test("what is written is read again, with every variable in use")
  func roundTrip() throws {
    let request = try full()
    #expect(try request.variables().map(\.variable) == LaunchVariable.allCases)
    #expect(try LaunchRequest(environment: environment(request)) == request)
  }

  @Test("nothing asked for writes nothing, and an empty variable counts as not set")
  func nothing() throws {
    #expect(try LaunchRequest().variables().isEmpty)
    #expect(try LaunchRequest(environment: [:]) == LaunchRequest())
    let empty = Dictionary(uniqueKeysWithValues: LaunchVariable.allCases.map { ($0.name, "") })
    #expect(try LaunchRequest(environment: empty) == LaunchRequest())
  }

  @Test("values are written as people write them")
  func texts() throws {
    let texts = try full().variables().map { "\($0.variable.name)=\($0.value)" }
    #expect(
      texts.prefix(7) == [
        "APUS_HOST=image", "APUS_SIZE=375.5x667", "APUS_SCALE=1.5", "APUS_COLOR_SCHEME=dark", "APUS_CONTRAST=increased",
        "APUS_LOCALE=zh-Hant_TW", "APUS_TEXT_SIZE=accessibility3",
      ])
    #expect(
      texts.suffix(8) == [
        "APUS_DEVICE_INSETS=1", "APUS_FONTS=stand-ins", "APUS_PREVIEW=Card", "APUS_WINDOW=log", "APUS_OPEN_URL=app:a?b=c",
        "APUS_REMOTE=3,4", "APUS_DEV=5,6", "APUS_RESTORE=/tmp/a b.json",
      ])
  }

  @Test(
    "a wrong value is refused with its variable's name and what to use",
    arguments: [
      ("APUS_HOST", "web", "APUS_HOST is \"web\"; use gtk or image"),
      ("APUS_SIZE", "390", "WIDTHxHEIGHT in points, each 1 to 10000, such as 390x844"), ("APUS_SIZE", "0x844", "1 to 10000"),
      ("APUS_SIZE", "x390x844", "APUS_SIZE"), ("APUS_SIZE", "nanx10", "APUS_SIZE"), ("APUS_SIZE", "10001x10", "APUS_SIZE"),
      ("APUS_SIZE", "9000x9000", "make 18000x18000 pixels; use at most 16384 on a side"),
      ("APUS_SCALE", "0.4", "a number from 0.5 to 4"), ("APUS_SCALE", "5", "0.5 to 4"), ("APUS_SCALE", "two", "0.5 to 4"),
      ("APUS_COLOR_SCHEME", "blue", "use light or dark"), ("APUS_CONTRAST", "high", "use standard or increased"),
      ("APUS_LOCALE", "../etc", "such as ja_JP"),
      ("APUS_TEXT_SIZE", "huge", "use one of xSmall, small"), ("APUS_TRACE", "all", "use frames or elements"),
      ("APUS_DEVICE_INSETS", "yes", "use 0 or 1"),
      ("APUS_REMOTE", "3", "use two numbers of open descriptors"), ("APUS_REMOTE", "3,-4", "such as 3,4"),
      ("APUS_REMOTE", "3,4,5", "APUS_REMOTE"), ("APUS_RECORD_FILM", "film.mp4", "ends in .gif or .apng"),
      ("APUS_ACTIONS", "tap", "no JSON array"),
    ])
  func refused(name: String, value: String, message: String) {
    let error = #expect(throws: LaunchError.self) { try LaunchRequest(environment: [name: value]) }
    #expect(error?.description.hasPrefix(name) == true)
    #expect(error?.description.contains(message) == true)
  }

  @Test("size and scale that are in bounds may make too many pixels together")
  func pixels() throws {
    let values = ["APUS_SIZE": "4096x4096", "APUS_SCALE": "2"]
    #expect(try LaunchRequest(environment: values).size == ScreenSize(text: "4096x4096"))
    let error = #expect(throws: LaunchError.self) {
      try LaunchRequest(environment: values.merging(["APUS_SCALE": "2.1"]) { $1 })
    }
    #expect(error?.description.hasPrefix("APUS_SIZE and APUS_SCALE make 8601x8601 pixels") == true)
  }

  @Test(
    "a film's name says what it is, and 60 pictures a second are usual",
    arguments: [("a.gif", .gif), ("a.APNG", .apng), ("b/a.png", .apng), ("a", .frames)] as [(String, Film.Format)])
  func film(name: String, format: Film.Format) throws {
    let film = try #require(try LaunchRequest(environment: ["APUS_RECORD_FILM": name]).film)
    #expect(film.format == format && film.output == name && film.rate.value == 60)
  }

  @Test("a film's pictures a second are 1 to 120; without a film nobody asks", arguments: ["0", "121", "fast", "1.5"])
  func rates(text: String) throws {
    let error = #expect(throws: LaunchError.self) {
      try LaunchRequest(environment: ["APUS_RECORD_FILM": "a.gif", "APUS_RECORD_RATE": text])
    }
    #expect(error?.description == "APUS_RECORD_RATE is \"\(text)\"; use pictures a second from 1 to 120")
    #expect(try LaunchRequest(environment: ["APUS_RECORD_RATE": text]).film == nil)
  }

  @Test(
    "sizes are read in three spellings and written in one",
    arguments: [
      ("1x1", "1x1"), ("10000X10000", "10000x10000"), ("390×844", "390x844"), ("375.5x667", "375.5x667"),
    ])
  func sizes(text: String, expected: String) {
    #expect(ScreenSize(text: text)?.text == expected)
  }

  @Test(
    "locales stay as they are written", arguments: ["ja", "ja_JP", "en-US", "zh-Hant_TW", "zh_Hans_CN", "es_419", "fil"])
  func locales(text: String) {
    #expect(LocaleIdentifier(text: text)?.text == text)
  }

  @Test(
    "a window where there is a display and GTK, else an image",
    arguments: [
      (["DISPLAY": ":0"], true, .gtk), (["WAYLAND_DISPLAY": "w"], true, .gtk), (["DISPLAY": ""], true, .image),
      ([:], true, .image), (["DISPLAY": ":0"], false, .image),
    ] as [([String: String], Bool, LaunchRequest.Host)])
  func host(environment: [String: String], hasGTK: Bool, expected: LaunchRequest.Host) {
    #expect(LaunchRequest.Host.standard(in: environment, hasGTK: hasGTK) == expected)
  }
}
