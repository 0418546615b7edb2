import Foundation
import SwiftUICore

/// Content for tests of hosts: fills the screen with a colour and writes down what it is told.
@MainActor
final class RecordingContent: HostedContent {
  var textInput: TextInputState?
  var dropOperation: DropOperation?
  /// Things that can be made ahead of time.
  var thingsAhead = 0
  var hasWorkAhead: Bool { thingsAhead > 0 }
  func workAhead(while mayGoOn: () -> Bool) -> Bool {
    while thingsAhead > 0, mayGoOn() { thingsAhead -= 1 }
    return hasWorkAhead
  }
  let desktop = DesktopServices()
  var requestFrame: (() -> Void)?
  var titleChanged: ((String?) -> Void)?
  private(set) var configurations: [HostConfiguration] = []
  private(set) var frameTimes: [TimeInterval] = []
  private(set) var events: [InputEvent] = []
  /// Frames are due at these times, one each.
  var timers: [TimeInterval] = []
  /// Every frame is followed by the next until this time.
  var movesUntil: TimeInterval?
  /// Called at the end of each frame.
  var onFrame: (() -> Void)?
  var color = DisplayColor(red: 1, green: 0, blue: 0, alpha: 1) {
    didSet {
      isDirty = true
      requestFrame?()
    }
  }
  private var isDirty = true

  func configure(_ configuration: HostConfiguration) {
    configurations.append(configuration)
    isDirty = true
  }

  func send(_ event: InputEvent) { events.append(event) }

  func frame(at time: TimeInterval) -> DisplayUpdate? {
    frameTimes.append(time)
    timers.removeAll { $0 <= time }
    if let end = movesUntil, time >= end { movesUntil = nil }
    defer { onFrame?() }
    guard isDirty, let configuration = configurations.last else { return nil }
    isDirty = false
    let screen = CGRect(origin: .zero, size: configuration.size)
    let fill = DisplayFill(path: Path(screen), paint: .color(color), snapFrame: screen)
    let root = DisplayFragment(id: DisplayID(rawValue: 1), items: [.fill(fill)], bounds: screen)
    return DisplayUpdate(
      list: DisplayList(root: root, size: screen.size, scale: configuration.scale), damage: Damage(rects: [screen]))
  }

  var isAnimating: Bool { movesUntil != nil }
  var nextAwaitedTime: TimeInterval? { nextFrameTime }
  var nextFrameTime: TimeInterval? { movesUntil != nil ? 0 : timers.min() }

  func close() {}
}

extension HostConfiguration {
  static let small = HostConfiguration(size: CGSize(width: 10, height: 20), scale: 2)
}
