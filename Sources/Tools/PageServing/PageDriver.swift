package import Foundation
package import LaunchContract

// Safe: what it holds is used in a turn, or by `PageWaiting`, which has a lock of its own.
/// Shows an app on a page: has its clock follow the real one, its pictures go out and what a person does come in.
///
/// A thread of its own does that, and sleeps while no page shows the app. Whoever else wants something of the app waits for a turn.
package final class PageDriver: @unchecked Sendable {
  private let waiting = PageWaiting()
  private let turn = NSLock()
  private let server: PageServer
  private let picture: URL

  private var app: (any PagedApp)?
  private var news: PageNews.App
  private var request: LaunchRequest
  private var rightToLeft: Bool?
  /// What a person has changed of that since an app was last to be started with it.
  private var changes: [Data] = []
  private var choice: PreviewChoice
  private var look: PageNews.Look?
  private var notice: String?
  private var ending: String?
  /// The number of the picture that pages have; `nil`: one of them has none.
  private var known: Int?
  private var lastFrame = ContinuousClock.now
  private var lastInput = ContinuousClock.now
  private var lastCheck = ContinuousClock.now
  private var lines = PageLines()

  /// Where the page is.
  package var address: String { server.address }

  /// Serves a page that shows nothing yet.
  ///
  /// - Parameters:
  ///   - request: How the app is shown at first.
  ///   - preview: What of it.
  ///   - port: Where the page is served; `nil` takes a port that is free.
  ///   - folder: Where pictures may lie for a moment.
  /// - Throws: Where nothing can be served, or not on that port.
  package init(
    _ request: LaunchRequest, preview: PreviewChoice, port: Int?, folder: URL
  ) throws(PageServer.Failure) {
    (self.request, choice) = (request, preview)
    picture = folder.appending(path: "page.png")
    news = PageNews.App(
      name: "", previews: [], settings: PageNews.Settings(request, rightToLeft: nil),
      size: request.size.map { PageNews.Size(width: $0.width, height: $0.height) })
    let waiting = waiting
    server = try PageServer(
      port: port,
      PageServer.Answering(
        answer: { Self.answer($0, waiting) }, opened: { waiting.arrive($0) }, closed: { waiting.leave($0) }))
    let thread = Thread { [self] in run() }
    thread.name = "apus page app"
    thread.start()
  }

  private static func answer(_ request: PageRequest, _ waiting: PageWaiting) -> PageAnswer {
    switch (request.method, request.path) {
    case (.get, ""): return .content(Data(ServedPage.html.utf8), type: "text/html; charset=utf-8")
    case (.get, "events"): return .events
    case (.post, "input"):
      do throws(PageInput.Refusal) {
        try waiting.take(PageInput.list(from: request.body))
        return .done
      } catch {
        return .refused(error.reason)
      }
    default: return .notFound
    }
  }
}

// MARK: - From the tool

extension PageDriver {
  /// How the app is to be shown when it is started: as the person has chosen on the page.
  package var launchRequest: LaunchRequest {
    turn.withLock {
      changes = []
      return request
    }
  }

  /// Shows an app that was started, once it has drawn its first frame, and ends the one before, with what was said over it.
  ///
  /// - Throws: Where it ends or says nothing before that; the one before stays then, and whoever has started the other one ends it.
  package func show(_ new: any PagedApp, name: String) throws(PagedAppFailure) {
    let (choice, rightToLeft) = turn.withLock { (self.choice, self.rightToLeft) }
    let previews = try new.ask(AppRequest("previews"), as: RemotePreviews.self, within: .seconds(30)).previews
    if let rightToLeft {
      var direction = AppRequest("configure")
      direction.rightToLeft = rightToLeft
      _ = try new.ask(direction, as: AppDone.self)
    }
    var lost: String?
    var shown = choice
    do throws(PagedAppFailure) { try Self.show(choice, in: new) } catch {
      guard case .refused(let reason) = error, choice != .app else { throw error }
      (lost, shown) = (reason, .app)
      try Self.show(.app, in: new)
    }
    _ = try new.ask(AppRequest("frame"), as: RemoteFrame.self, within: .seconds(30))
    let old = turn.withLock {
      defer { app = new }
      // What the person has done while it started was done with the one before, or with none.
      for change in changes { _ = try? new.ask(change, within: .seconds(10)) }
      changes = []
      if self.choice != choice, (try? Self.show(self.choice, in: new)) != nil { (lost, shown) = (nil, self.choice) }
      (self.choice, known, ending, look, notice) = (shown, nil, nil, nil, nil)
      (news.name, news.previews, news.preview) = (name, previews, Self.number(of: shown, in: previews))
      tellApp()
      for event in ["ended", "notice"] { server.send(PageEvent(event, encoding: PageNews.Note(text: nil))) }
      if let lost { note(lost) }
      return app
    }
    waiting.wake()
    old?.end()
  }

  private static func show(_ choice: PreviewChoice, in app: any PagedApp) throws(PagedAppFailure) {
    var request = AppRequest("show")
    request.preview = choice
    _ = try app.ask(request, as: AppDone.self, within: .seconds(30))
  }

  private static func number(of choice: PreviewChoice, in previews: [RemotePreview]) -> Int? {
    switch choice {
    case .app: nil
    case .number(let number): number
    case .name(let name): previews.first { $0.name == name }?.number ?? Int(name)
    }
  }

  /// Shows a text over what shows, or takes it away.
  package func show(notice: String?) {
    turn.withLock {
      self.notice = notice
      server.send(PageEvent("notice", encoding: PageNews.Note(text: notice)))
    }
  }

  /// Does something with the app while nobody else does.
  package func withApp<Result>(_ work: ((any PagedApp)?) throws -> Result) rethrows -> Result {
    try turn.withLock { try work(app) }
  }

  /// What the app has printed, and what was said of it, since the last look.
  package func takeLines() -> [String] {
    turn.withLock {
      if let app { tell(app.takeLog()) }
      return lines.take()
    }
  }

  /// Ends the app and the page.
  package func stop() {
    waiting.stop()
    turn.withLock {
      app?.end()
      app = nil
    }
    server.stop()
  }
}

// MARK: - The thread

extension PageDriver {
  private func run() {
    while let work = waiting.next() { turn.withLock { perform(work) } }
  }

  private func perform(_ work: PageWaiting.Work) {
    for listener in work.arrived { greet(listener) }
    let now = ContinuousClock.now
    for listener in waiting.overdue(at: now) { server.drop(listener) }
    if now - lastCheck > .seconds(5) {
      server.checkListeners()
      lastCheck = now
    }
    guard let app, ending == nil else {
      for case .app(.configure(let new), let line) in work.inputs {
        do throws(PagedAppFailure) { try remember(new, line) } catch { note(error.reason) }
      }
      return waiting.sleep(until: nil)
    }
    if !work.inputs.isEmpty { lastInput = now }
    do throws(PagedAppFailure) {
      let frame = try step(app, work.inputs, at: now)
      tell(app.takeLog())
      let seconds = PagePace.wait(
        moving: frame.moving, next: frame.next, sinceInput: (now - lastInput) / .seconds(1))
      waiting.sleep(until: now + .seconds(seconds))
    } catch {
      tell(app.takeLog())
      fail(error)
    }
  }

  /// Brings the clock to now, does what came in, and sends what looks different.
  private func step(
    _ app: any PagedApp, _ inputs: [PageInput], at now: ContinuousClock.Instant
  ) throws(PagedAppFailure) -> RemoteFrame {
    var request = AppRequest("frame")
    request.seconds = PagePace.seconds(since: (now - lastFrame) / .seconds(1))
    lastFrame = now
    for input in inputs {
      // Each comes after what the one before led to.
      _ = try app.ask(request, as: RemoteFrame.self)
      request.seconds = 0
      do throws(PagedAppFailure) { try apply(input, to: app) } catch {
        guard case .refused(let reason) = error else { throw error }
        note(reason)
      }
    }
    if waiting.isReadyForPicture { (request.file, request.since) = (picture.path, known) }
    let frame = try app.ask(request, as: RemoteFrame.self)
    if let part = frame.picture { try send(part) }
    let look = PageNews.Look(frame)
    if look != self.look { server.send(PageEvent("look", encoding: look)) }
    self.look = look
    return frame
  }

  private func send(_ part: RemoteFramePicture) throws(PagedAppFailure) {
    let png: Data
    do { png = try Data(contentsOf: picture) } catch {
      throw .refused("the app's picture cannot be read: \(error.localizedDescription)")
    }
    known = part.number
    waiting.sent(part.number)
    server.send(PageEvent("picture", encoding: PageNews.Picture(part, png: png)))
  }

  private func apply(_ input: PageInput, to app: any PagedApp) throws(PagedAppFailure) {
    switch input {
    case .drawn: return
    case .anew:
      try Self.show(choice, in: app)
    case .app(.configure(let new), let line):
      try remember(new, line)
      _ = try app.ask(line, within: .seconds(10))
    case .app(.show(let wanted), _):
      let new: PreviewChoice =
        switch wanted {
        case .app: .app
        case .number(let number): .number(number)
        case .name(let name): .name(name)
        }
      try Self.show(new, in: app)
      choice = new
      news.preview = Self.number(of: new, in: news.previews)
      tellApp()
    case .app(_, let line): _ = try app.ask(line, within: .seconds(10))
    }
  }

  /// Keeps how apps are to be shown, and tells pages of it.
  private func remember(_ new: RemoteConfiguration, _ line: Data) throws(PagedAppFailure) {
    do throws(LaunchError) { try new.apply(to: &request) } catch { throw .refused(error.description) }
    if let direction = new.rightToLeft { rightToLeft = direction }
    changes = changes.suffix(PageWaiting.inputLimit) + [line]
    news.settings = PageNews.Settings(request, rightToLeft: rightToLeft)
    tellApp()
  }

  private func fail(_ failure: PagedAppFailure) {
    switch failure {
    case .ended(let reason):
      ending = reason
      server.send(PageEvent("ended", encoding: PageNews.Note(text: reason)))
      waiting.sleep(until: nil)
    case .refused(let reason), .silent(let reason):
      note(reason)
      waiting.sleep(until: .now + .seconds(PagePace.troubled))
    }
  }
}

// MARK: - To pages

extension PageDriver {
  /// Tells a page that came everything that the others know.
  private func greet(_ listener: PageListener) {
    known = nil
    var own = news
    own.listener = listener.number
    server.send(PageEvent("app", encoding: own), to: listener)
    server.send(PageEvent("notice", encoding: PageNews.Note(text: notice)), to: listener)
    server.send(PageEvent("ended", encoding: PageNews.Note(text: ending)), to: listener)
    if let look { server.send(PageEvent("look", encoding: look), to: listener) }
    server.send(PageEvent("lines", encoding: PageNews.Lines(lines: lines.recent)), to: listener)
  }

  private func tellApp() { server.send(PageEvent("app", encoding: news)) }

  /// Tells people at pages, and later those at the terminal, what the app has printed.
  private func tell(_ printed: [String]) { send(lines.add(printed)) }

  /// The same of why something was not done.
  private func note(_ reason: String) { send(lines.note(reason)) }

  private func send(_ lines: [String]?) {
    guard let lines else { return }
    server.send(PageEvent("lines", encoding: PageNews.Lines(lines: lines)))
  }
}
