import Foundation
import Observation
import SwiftUI
import SwiftUICore

/// The windows of UIKit of an app that runs.
///
/// Where SwiftUI's views are the app, one window stands for theirs; what is added to it shows in front of them, as do other windows that
/// become visible. Where the app is one of delegates, its own windows are the content.
@Observable @MainActor
final class AppWindows {
  /// Those of the app whose code runs now, or ran last.
  static var current: AppWindows { EngineServices.keptNow { AppWindows() } }

  /// Counts changes of what is visible, where, and which controllers windows have.
  private var revision = 0
  @ObservationIgnored private var visible: [WeakWindow] = []
  @ObservationIgnored private var ownStanding: UIWindow?
  @ObservationIgnored private var showsStanding = false
  @ObservationIgnored private weak var key: UIWindow?
  /// Whether the app's own windows are its content: it has delegates instead of scenes of SwiftUI.
  @ObservationIgnored var areContent = false
  /// The scene of the windows.
  @ObservationIgnored var scene = UIWindowScene()

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// The window that stands for the one which SwiftUI's views fill.
  var standing: UIWindow {
    if let ownStanding { return ownStanding }
    let made = UIWindow(standingFor: ())
    ownStanding = made
    return made
  }

  /// The windows that show, from back to front.
  var shown: [UIWindow] {
    let own = visible.compactMap(\.window)
    let all = areContent ? own : [standing] + own
    return all.enumerated().sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
      .map(\.element)
  }

  /// The window that takes keys.
  var keyWindow: UIWindow? {
    let shown = shown
    if let key, shown.contains(where: { $0 === key }) { return key }
    return areContent ? shown.last { $0.windowLevel <= .normal } ?? shown.last : standing
  }

  func makeKey(_ window: UIWindow) {
    let old = keyWindow
    key = window
    guard old !== window else { return }
    old?.resignKey()
    window.becomeKey()
  }

  func show(_ window: UIWindow) {
    visible.removeAll { $0.window == nil || $0.window === window }
    visible.append(WeakWindow(window: window))
    changed()
    if !areContent { showPlane() }
  }

  func hide(_ window: UIWindow) {
    visible.removeAll { $0.window == nil || $0.window === window }
    changed()
  }

  /// Has windows shown anew.
  func changed() { revision &+= 1 }

  /// Shows what lies in the window that stands for SwiftUI's; answers whether there is a window to show it in.
  @discardableResult
  func showStanding() -> Bool {
    if showsStanding { return true }
    showsStanding = showPlane()
    changed()
    return showsStanding
  }

  /// Shows windows that became visible before there was a place for them.
  func showWaiting() { if !areContent, visible.contains(where: { $0.window != nil }) { showPlane() } }

  @discardableResult
  private func showPlane() -> Bool { AppWindow.current.showInFront(AnyView(WindowPlane(windows: self))) }

  /// The windows of a view that is being evaluated: what lies in front of SwiftUI's views, or all of them.
  fileprivate var planes: [UIWindow] {
    _ = revision
    return shown.filter { $0 !== ownStanding || showsStanding }
  }
}

/// Shows windows over each other.
struct WindowPlane: View {
  let windows: AppWindows

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(windows.planes.map(ShownWindow.init)) { WindowScreen(shown: $0) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A window, as it is told to be shown; the window itself belongs to the app.
private struct ShownWindow: Identifiable {
  weak var window: UIWindow?
  let id: ObjectIdentifier
  /// Its place, where it does not fill the screen.
  let frame: CGRect?
  let presentations: PresentationPoint?

  @MainActor
  init(_ window: UIWindow) {
    self.window = window
    id = ObjectIdentifier(window)
    frame = window.fillsScreen ? nil : window.frame
    presentations = window.rootViewController?.presentationPoint
  }
}

private struct WindowScreen: View, ModelReconciling {
  let shown: ShownWindow
  @State private var place = WindowMount()

  func reconcile() { if let window = shown.window { place.show(window) } }

  var body: some View {
    if let mount = place.mount {
      MountedView(mount: mount, fillsSafeArea: shown.frame == nil)
        .frame(width: shown.frame?.width, height: shown.frame?.height)
        .background { if let point = shown.presentations { PresentationAnchor(point: point) } }
        .environment(\.windowAround, WindowAround(window: shown.window))
        .modifier(WindowOffset(frame: shown.frame))
    }
  }
}

/// Windows with a place of their own count it from the screen's corner, not from the safe area's.
private struct WindowOffset: ViewModifier {
  let frame: CGRect?

  func body(content: Content) -> some View {
    if let frame {
      GeometryReader { _ in content.offset(x: frame.minX, y: frame.minY) }.ignoresSafeArea()
    } else {
      content
    }
  }
}

@MainActor
private final class WindowMount {
  private(set) var mount: ViewMount?

  func show(_ window: UIWindow) { if mount == nil { mount = ViewMount(window) } }
  isolated deinit { mount?.disappear() }
}
