import Foundation
import LaunchContract
import PictureFiles
import RemoteControl
import Synchronization

@testable import ApusCommand

/// An app of tests: what each of its previews does is said by number.
final class FakePreviewSession: PreviewSession {
  /// What happens when a preview is shown.
  enum Fault {
    case crash
    /// It crashes unless it is the first in its process.
    case crashAfterOthers
    case hang
    case refusal
    case endlessMotion
  }

  /// What all processes of one app have in common.
  final class App: Sendable {
    let faults: [Int: Fault]
    private let counts = Mutex((starts: 0, ends: 0))
    var starts: Int { counts.withLock { $0.starts } }
    var ends: Int { counts.withLock { $0.ends } }

    init(_ faults: [Int: Fault] = [:]) { self.faults = faults }

    func start() -> FakePreviewSession {
      counts.withLock { $0.starts += 1 }
      return FakePreviewSession(app: self)
    }

    func noteEnd() { counts.withLock { $0.ends += 1 } }
  }

  private let app: App
  private var shown = 0
  private var fault: Fault?
  private var configuration: [String: JSONValue] = [:]

  init(app: App) { self.app = app }

  func previews() throws -> [RemotePreview] {
    (1...5).map { RemotePreview(number: $0, name: "P\($0)", file: "P.swift", line: $0 * 10) }
  }

  func configure(_ parameters: [String: JSONValue]) throws { configuration = parameters }

  func show(_ preview: JSONValue?, deadline: Duration) throws {
    fault = preview?.integer.flatMap { app.faults[$0] }
    shown += 1
    switch fault {
    case .crash: throw RemoteError.ended(RemoteEnd(status: 4, lastErrors: ["Fatal error: Index out of range"]))
    case .crashAfterOthers where shown > 1: throw RemoteError.ended(RemoteEnd(status: 11, lastErrors: []))
    case .hang: throw RemoteError.late(verb: "show", seconds: 20)
    case .refusal: throw RemoteError.refused("no such preview")
    default: break
    }
  }

  func settle(seconds: Double?, realTime: Bool, deadline: Duration) throws -> RemoteRest {
    RemoteRest(time: 5, moving: fault == .endlessMotion)
  }

  func elements() throws -> [RemoteElement] {
    var element = RemoteElement(ref: "e1", role: "text", frame: RemoteRect(x: 1, y: 2, width: 30, height: 20.2))
    element.label = "hello"
    return [element]
  }

  func picture(_ file: Path, scale: Double?, region: RemoteRect?) throws -> RemotePicture {
    let isDark = configuration["colorScheme"] == "dark"
    let picture = Picture(width: 8, height: 6, filledWith: isDark ? (0, 0, 0) : (255, 255, 255))
    try file.write(Data(picture.png))
    return RemotePicture(file: file.string, width: 8, height: 6)
  }

  func state() throws -> RemoteState {
    let text = """
      {"counters": {"bodies": 1, "layouts": 2, "texts": 3, "pixels": 48}, "messages": ["no symbol"], "title": "", "width": 4,
       "height": 3, "scale": 2, "colorScheme": "light", "contrast": "standard", "textSize": "large", "locale": "en_US",
       "rightToLeft": false, "time": 5}
      """
    return try JSONDecoder().decode(RemoteState.self, from: Data(text.utf8))
  }

  var log: [String] { ["Apus: no symbol", "printed \(shown)"] }

  func end(within duration: Duration) { app.noteEnd() }
}
