package import Foundation
package import LaunchContract
import DisplayModel

/// What is pressed by its name.
package enum TapTarget {
  /// Something that a finger presses at a point of the window.
  case point(CGPoint)
  /// Something without a place of its own, such as a step of what has a value.
  case action(() -> Void)
}

extension HeadlessHost {
  /// Shows the app, performs actions in order, and writes the picture that results.
  ///
  /// `findElement` returns what is pressed by a name; `elementNames` what can be found now, for the error that is thrown when
  /// something is not there. A picture that cannot be written throws too.
  package func run(
    _ actions: [LaunchAction], output: URL, findElement: (String) -> TapTarget?, elementNames: () -> [String]
  ) throws(LaunchError) {
    // Pictures and files that are read on other threads mostly arrive within this time.
    settle(quiet: 0.05)
    recording?.add(snapshot(), at: time)
    try perform(actions, findElement: findElement, elementNames: elementNames)
    settle(quiet: 0.05)
    if content.desktop.fileDialogs.current != nil {
      Diagnostics.report("a dialog for files is open; without a window nobody sees it, but --choose PATH answers")
    }
    // A wait at the end says which moment the picture shows; without one it shows the end of all animations.
    if actions.last?.isWait != true { finishAnimations() }
    do { try write(to: output) } catch { throw LaunchError("\(error)") }
  }

  /// Performs actions in order.
  ///
  /// `findElement` returns what is pressed by a name. A tap on an element that is not there or outside of the screen throws; the
  /// actions after it are not performed. A text is typed letter by letter, each with all that follows from it.
  package func perform(
    _ actions: [LaunchAction], findElement: (String) -> TapTarget?, elementNames: () -> [String]
  ) throws(LaunchError) {
    let size = configuration.size
    for (index, action) in actions.enumerated() {
      if index > 0, action.isInput, actions[index - 1].isInput { finishAnimations() }
      switch action {
      case .after(let seconds): pass(seconds)
      case .wait(let seconds): advance(by: seconds, inRealTime: true)
      case .tap(let label):
        guard let target = findElement(label) else { throw Self.notFound(label, names: elementNames()) }
        try tap(target, label)
      case .scroll(let distance):
        scroll(by: CGSize(width: 0, height: distance), at: CGPoint(x: size.width / 2, y: size.height / 2))
      case .swipe(let direction):
        let (start, end) = direction.line(in: size)
        drag(from: start, to: end, duration: 0.25)
      case .type(let text): for letter in text { type(String(letter)) }
      case .key(let name): press(key: name)
      case .choose(let paths): try choose(paths.split(separator: "\n").map { URL(fileURLWithPath: String($0)) })
      case .repaint(let count):
        for _ in 0..<count { repaint() }
      }
    }
  }

  private func tap(_ target: TapTarget, _ label: String) throws(LaunchError) {
    switch target {
    case .action(let action):
      action()
      settle()
    case .point(let point):
      guard CGRect(origin: .zero, size: configuration.size).covers(point) else {
        let (x, y) = (Int(clamping: point.x), Int(clamping: point.y))
        throw LaunchError("the element \"\(label)\" is at (\(x), \(y)), outside of the screen; scroll to it first")
      }
      tap(at: point)
    }
  }

  /// Answers the dialog for files that the app shows; without any the dialog is closed.
  package func choose(_ files: [URL]) throws(LaunchError) {
    guard let dialogs = content.desktop.fileDialogs.presenter as? HeldFileDialogs else {
      throw LaunchError("dialogs for files are the desktop's own; nobody else can answer them")
    }
    if let objection = dialogs.choose(files) { throw LaunchError("no file is chosen: \(objection)") }
    settle()
  }

  /// Says that nothing has a name, and what names there are.
  package static func notFound(_ label: String, names: [String]) -> LaunchError {
    let limit = 50
    let named = names.filter { !$0.isEmpty }
    var list = named.prefix(limit).map { "\"\($0)\"" }.joined(separator: ", ")
    if named.count > limit { list += " and \(named.count - limit) more" }
    return LaunchError("no element \"\(label)\" on screen; there are: " + (list.isEmpty ? "none" : list))
  }
}

extension LaunchAction {
  /// Whether it is something that a person does.
  fileprivate var isInput: Bool {
    switch self {
    case .tap, .scroll, .swipe, .type, .key, .choose: true
    case .after, .wait, .repaint: false
    }
  }

  /// Whether it says which moment is meant.
  fileprivate var isWait: Bool {
    switch self {
    case .after, .wait: true
    case .tap, .scroll, .swipe, .type, .key, .choose, .repaint: false
    }
  }
}

extension LaunchAction.Direction {
  /// Six tenths of the screen around its middle.
  func line(in size: CGSize) -> (CGPoint, CGPoint) {
    let near = CGPoint(x: size.width * 0.2, y: size.height * 0.2)
    let far = CGPoint(x: size.width * 0.8, y: size.height * 0.8)
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    return switch self {
    case .left: (CGPoint(x: far.x, y: middle.y), CGPoint(x: near.x, y: middle.y))
    case .right: (CGPoint(x: near.x, y: middle.y), CGPoint(x: far.x, y: middle.y))
    case .up: (CGPoint(x: middle.x, y: far.y), CGPoint(x: middle.x, y: near.y))
    case .down: (CGPoint(x: middle.x, y: near.y), CGPoint(x: middle.x, y: far.y))
    }
  }
}
