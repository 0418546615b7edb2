import CoreGraphicsTypes
import Foundation
import HeadlessHost
import LaunchContract
import SwiftUICore

extension RemoteApp {
  /// Where something is done.
  private enum Place {
    case element(AccessibilityElement)
    case point(CGPoint)
    /// A step of what has a value, named as on iOS.
    case step(() -> Void)
  }

  /// Does something that a person can do, and runs what follows from it at once; time passes only as far as the act takes some.
  func perform(_ act: RemoteAct) throws(LaunchError) -> RemoteActed {
    let (window, host) = try current()
    host.settle()
    // As people do, the next thing is done when the last one has had its effect.
    if hasActed { host.finishAnimations() }
    hasActed = true
    var place: Place?
    if let target = act.target { place = try self.place(target, in: window) }
    var acted = RemoteActed()
    switch act.kind {
    case .tap, .doubleTap, .longPress, .swipe, .drag, .hover:
      acted.missed = try miss(act.kind, at: place, host, window)
      try touch(act.kind, at: place, host, window)
    case .scroll(let x, let y): host.scroll(by: CGSize(width: x, height: y), at: try point(place, host))
    case .pinch(let scale): host.pinch(to: scale, at: try point(place, host))
    case .rotate(let degrees): host.rotate(by: degrees * .pi / 180, at: try point(place, host))
    case .type(let text, let isReplacing):
      if place != nil { host.tap(at: try point(place, host)) }
      host.settle()
      guard window.textInput != nil else { throw Self.takesNoText }
      if isReplacing {
        window.view.perform { window.view.graph.focus.removeText() }
        host.settle()
      }
      for letter in text { host.type(String(letter)) }
    case .compose(let text, let caret):
      guard window.textInput != nil else { throw Self.takesNoText }
      host.compose(text, caret: caret)
    case .key(let key, let modifiers):
      if let place { try focus(place, window) }
      host.press(key: key, holding: modifiers)
    case .focus: if let place { try focus(place, window) }
    case .adjust, .action, .activate: try speak(act.kind, at: place, host, window)
    case .choose(let paths): try host.choose(paths.map { URL(fileURLWithPath: $0) })
    case .open(let url): running?.open(Launcher.address(url))
    }
    host.settle()
    try current().host.settle()
    return acted
  }

  private static let takesNoText = LaunchError("nothing takes text now; name a text field by \"ref\", or tap one first")

  // MARK: - Where

  private func place(_ target: RemoteAct.Target, in window: SceneWindow) throws(LaunchError) -> Place {
    let graph = window.view.graph
    switch target {
    case .element(let ref): return .element(try elements.element(ref, in: graph))
    case .point(let x, let y): return .point(CGPoint(x: x, y: y))
    case .named(let name):
      if let element = graph.element(named: name) { return .element(element) }
      switch graph.pressTarget(named: name) {
      case .point(let point): return .point(point)
      case .step(let step): return .step(step)
      case nil: throw HeadlessHost.notFound(name, names: graph.pressNames)
      }
    }
  }

  /// The point of the window that is meant; without any the middle.
  private func point(_ place: Place?, _ host: HeadlessHost) throws(LaunchError) -> CGPoint {
    let screen = CGRect(origin: .zero, size: host.configuration.size)
    let point: CGPoint
    switch place {
    case .element(let element): point = element.pressPoint
    case .point(let given): point = given
    case .step: throw LaunchError("a step of a value has no place; tap it, or name what has the value")
    case nil: point = CGPoint(x: screen.midX, y: screen.midY)
    }
    guard screen.covers(point) else {
      let (x, y) = (Int(clamping: point.x), Int(clamping: point.y))
      throw LaunchError(
        "(\(x), \(y)) lies outside of the window of \(Int(screen.width))x\(Int(screen.height)) points; scroll to it first")
    }
    return point
  }

  // MARK: - What

  private func touch(
    _ kind: RemoteAct.Kind, at place: Place?, _ host: HeadlessHost, _ window: SceneWindow
  ) throws(LaunchError) {
    if case .tap = kind, case .step(let step) = place { return window.view.perform(step) }
    let point = try point(place, host)
    switch kind {
    case .tap: host.tap(at: point)
    case .doubleTap: host.doubleTap(at: point)
    case .longPress(let seconds): host.press(at: point, duration: seconds)
    case .hover: host.movePointer(to: point)
    case .swipe(let direction):
      let screen = CGRect(origin: .zero, size: host.configuration.size)
      var area = screen
      if case .element(let element) = place { area = element.frame.intersection(screen) }
      if case .point = place {
        let reach = min(screen.width, screen.height) / 2
        area = CGRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach).intersection(screen)
      }
      host.swipe(direction, over: area.isNull ? screen : area)
    case .drag(let target, let seconds, let hold):
      let end = try self.point(self.place(target, in: window), host)
      host.drag(from: point, to: end, duration: seconds, hold: hold)
    default: break
    }
  }

  /// What is told of a tap that nothing will take; `nil`: something will, or it is no tap.
  private func miss(
    _ kind: RemoteAct.Kind, at place: Place?, _ host: HeadlessHost, _ window: SceneWindow
  ) throws(LaunchError) -> RemoteMiss? {
    guard kind == .tap || kind == .doubleTap else { return nil }
    if case .step = place { return nil }
    let (point, graph) = (try point(place, host), window.view.graph)
    if graph.takesTap(at: point) { return nil }
    let screen = CGRect(origin: .zero, size: host.configuration.size)
    return RemoteMiss(x: point.x, y: point.y, nearest: elements.nearest(to: point, in: graph, screen: screen))
  }

  /// Does what a screen reader does.
  private func speak(
    _ kind: RemoteAct.Kind, at place: Place?, _ host: HeadlessHost, _ window: SceneWindow
  ) throws(LaunchError) {
    guard case .element(let element) = place else {
      throw LaunchError("this is done with an element; name it by \"ref\" or \"label\"")
    }
    switch kind {
    case .adjust(let steps):
      guard let adjust = element.adjust else {
        throw LaunchError("the \(element.role.rawValue) has no value that goes up and down")
      }
      for _ in 0..<abs(steps) {
        window.view.perform { adjust(steps > 0 ? .increment : .decrement) }
        host.settle()
      }
    case .action(let name):
      guard let action = element.actions.first(where: { $0.name == name }) else {
        let names = element.actions.map { "\"\($0.name)\"" }.joined(separator: ", ")
        let known = names.isEmpty ? "none" : names
        throw LaunchError("the \(element.role.rawValue) has no action \"\(name.prefix(100))\"; it has: \(known)")
      }
      window.view.perform(action.perform)
    case .activate:
      guard let activate = element.activate else { return host.tap(at: try point(place, host)) }
      window.view.perform(activate)
    default: break
    }
  }

  private func focus(_ place: Place, _ window: SceneWindow) throws(LaunchError) {
    guard case .element(let element) = place, let node = element.node else {
      throw LaunchError("the focus goes to an element; name it by \"ref\" or \"label\"")
    }
    var isTaken = false
    window.view.perform {
      isTaken = window.view.graph.focus.enter(node)
      if !isTaken, let reach = element.reach {
        reach()
        isTaken = true
      }
    }
    guard isTaken else { throw LaunchError("the \(element.role.rawValue) does not take the focus; tap it instead") }
  }
}
