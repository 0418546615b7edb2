import CairoRenderer
import DisplayModel
import Foundation
package import LaunchContract

/// What a page does that shows the app as it runs.
extension HeadlessHost {
  /// Lets the clock follow as a request says, and writes what looks different since the picture that is known.
  package func frame(_ request: RemoteFrameRequest, title standard: String) throws(LaunchError) -> RemoteFrame {
    follow(seconds: request.seconds)
    var picture: RemoteFramePicture?
    if let file = request.file { picture = try writeChanges(since: request.since, to: file) }
    let due = isFrameRequested ? 0 : content.nextFrameTime.map { max($0 - time, 0) }
    var frame = RemoteFrame(
      time: time, moving: content.isAnimating || isFrameRequested, next: due, pointer: content.pointerShape.rawValue,
      title: title ?? standard)
    frame.picture = picture
    if let caret = content.textInput?.caret {
      frame.caret = RemoteRect(x: caret.minX, y: caret.minY, width: caret.width, height: caret.height)
    }
    return frame
  }

  /// Has the next picture show everything, as something else was seen meanwhile.
  package func followAnew() { followed?.forget() }

  private func writeChanges(since known: Int?, to file: String) throws(LaunchError) -> RemoteFramePicture? {
    var changes = followed ?? FollowedChanges()
    guard list != nil, let part = changes.part(since: known, of: self) else { return nil }
    do {
      try buffer.quickPNG(of: part).write(to: URL(fileURLWithPath: file))
    } catch {
      throw LaunchError("\(file) cannot be written: \(error)")
    }
    changes.tell()
    followed = changes
    let window = PixelPart.whole(configuration.size, scale: configuration.scale)
    return RemoteFramePicture(
      file: file, number: changes.number, x: part.x, y: part.y, width: part.width, height: part.height,
      windowWidth: window.width, windowHeight: window.height)
  }

  /// Hands on what a mouse or a finger does.
  package func send(_ pointer: RemotePointer) {
    let phase: PointerEvent.Phase =
      switch pointer.phase {
      case .hover: .hover
      case .exit: .exit
      case .down: .down
      case .move: .move
      case .up: .up
      case .cancel: .cancel
      }
    let kind: PointerEvent.Kind =
      switch pointer.kind {
      case .mouse: .mouse
      case .touch: .touch
      case .pen: .pen
      }
    content.send(
      .pointer(
        PointerEvent(
          id: pointer.finger, kind: kind, phase: phase, location: CGPoint(x: pointer.x, y: pointer.y), time: time,
          button: pointer.button, modifiers: EventModifiers(pointer.modifiers))))
    settle()
  }

  /// Shows a text that is being composed, with the caret after so many of its characters.
  package func compose(_ text: String, caret: Int) {
    content.send(.text(.compose(text, caret: caret)))
    settle()
  }
}

/// What looks different since a picture was handed over last.
struct FollowedChanges {
  /// Of the picture that was handed over last.
  private(set) var number = 0
  /// In points; `nil`: everything.
  private var area: CGRect?
  private var isAll = true

  /// Takes what a frame changed.
  mutating func add(_ damage: Damage) {
    guard !isAll else { return }
    for rect in damage.areas { area = area.map { $0.union(rect) } ?? rect }
  }

  /// Forgets what was known, as all pixels are others.
  mutating func forget() { (isAll, area) = (true, nil) }

  /// The pixels that somebody has not got who knows a picture; `nil` where that shows everything.
  @MainActor func part(since known: Int?, of host: HeadlessHost) -> PixelPart? {
    let (size, scale) = (host.configuration.size, host.configuration.scale)
    let whole = PixelPart.whole(size, scale: scale)
    guard !isAll, known == number else { return whole }
    guard let area else { return nil }
    return whole.part(area, scale: scale)
  }

  /// What there was is handed over.
  mutating func tell() {
    number += 1
    (isAll, area) = (false, nil)
  }
}
