import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore

/// Shows what a controller presents: it lies behind the controller's view and has nothing to show itself.
struct PresentationAnchor: View {
  let point: PresentationPoint

  var body: some View {
    if let presentation = point.presentation {
      PresentationFace(presentation: presentation).id(ObjectIdentifier(presentation))
    }
  }
}

private struct PresentationFace: View {
  let presentation: ControllerPresentation

  var body: some View {
    let _ = presentation.revision
    let (presentation, controller) = (presentation, presentation.controller)
    if let face = controller as? any PresentedFace {
      face.face(of: presentation)
    } else {
      switch controller.presentedVariant {
      case .popover: PopoverFace(presentation: presentation)
      case .cover(let isClear):
        let fades = controller.modalTransitionStyle == .crossDissolve
        Color.clear.fullScreenCover(isPresented: presentation.binding, onDismiss: { presentation.hasGone() }) {
          ControllerScreen(controller: controller)
            .transformPreference(SheetBehaviorKey.self) { behavior in
              behavior.fades = fades
              if isClear { behavior.background = AnyView(Color.clear) }
            }
        }
      case .sheet:
        Color.clear.sheet(isPresented: presentation.binding, onDismiss: { presentation.hasGone() }) {
          SheetScreen(presentation: presentation)
        }
      }
    }
  }
}

/// As what a presented controller is shown.
enum PresentedVariant { case sheet, popover, cover(isClear: Bool) }

extension UIViewController {
  /// As what the controller is shown where it has no face of its own.
  var presentedVariant: PresentedVariant {
    switch modalPresentationStyle {
    case .fullScreen, .currentContext, .custom: .cover(isClear: false)
    case .overFullScreen, .overCurrentContext: .cover(isClear: true)
    case .popover: .popover
    case .automatic, .pageSheet, .formSheet, .none: .sheet
    }
  }
}

/// A presented controller that is shown by a view of SwiftUI of its own kind: an alert, a choice of files.
@MainActor
protocol PresentedFace: UIViewController {
  /// The view that shows it.
  func face(of presentation: ControllerPresentation) -> AnyView
}

/// The screen of a controller, under bars and to the edges of its space.
struct ControllerScreen: View, ModelReconciling {
  let controller: UIViewController
  @State private var place = ControllerMount()

  func reconcile() { place.show(controller) }

  var body: some View {
    if let mount = place.mount {
      MountedView(mount: mount, fillsSafeArea: true)
        .background { PresentationAnchor(point: controller.presentationPoint) }
        .id(ObjectIdentifier(controller))
    }
  }
}

/// Keeps what shows a controller at a place, as long as the place is there.
@MainActor
private final class ControllerMount {
  private(set) var mount: ViewMount?
  private var controller: UIViewController?

  func show(_ controller: UIViewController) {
    guard controller !== self.controller else { return }
    mount?.disappear()
    self.controller = controller
    mount = ViewMount(controller.loadedView)
  }

  isolated deinit { mount?.disappear() }
}

/// A sheet's screen, with what its presentation controller says.
private struct SheetScreen: View {
  let presentation: ControllerPresentation

  var body: some View {
    let _ = presentation.revision
    let controller = presentation.controller
    let sheet = controller.ownPresentationController as? UISheetPresentationController
    ControllerScreen(controller: controller)
      .interactiveDismissDisabled(controller.refusesDismissal)
      .modifier(SheetSettings(sheet: sheet, presentation: presentation))
  }
}

private struct SheetSettings: ViewModifier {
  let sheet: UISheetPresentationController?
  let presentation: ControllerPresentation

  @ViewBuilder
  func body(content: Content) -> some View {
    let _ = presentation.revision
    if let sheet {
      content
        .presentationDetents(sheet.shownDetents, selection: sheet.selection)
        .presentationDragIndicator(sheet.prefersGrabberVisible ? .visible : .automatic)
        .presentationCornerRadius(sheet.preferredCornerRadius)
        .presentationContentInteraction(sheet.prefersScrollingExpandsWhenScrolledToEdge ? .resizes : .scrolls)
        .presentationBackgroundInteraction(sheet.backgroundInteraction)
    } else {
      content
    }
  }
}

/// A bubble that points at a view of UIKit or at a rectangle of it.
private struct PopoverFace: View {
  let presentation: ControllerPresentation

  var body: some View {
    let _ = presentation.revision
    let controller = presentation.controller
    let popover = controller.ownPresentationController as? UIPopoverPresentationController
    GeometryReader { proxy in
      let place = popover?.anchor(in: presentation.presenter?.viewIfLoaded) ?? CGRect(origin: .zero, size: proxy.size)
      Color.clear
        .frame(width: place.width, height: place.height)
        .popover(isPresented: presentation.binding, arrowEdge: popover?.edge ?? .top) {
          ControllerScreen(controller: controller)
            .frame(
              idealWidth: wished(controller.preferredContentSize.width),
              idealHeight: wished(controller.preferredContentSize.height)
            )
            .interactiveDismissDisabled(controller.refusesDismissal)
            .presentationCompactAdaptation(popover?.adaptsToSheet ?? true ? .sheet : .popover)
            .modifier(BubbleColor(color: popover?.backgroundColor))
            .onDisappear { presentation.hasGone() }
        }
        .offset(x: place.minX, y: place.minY)
    }
  }

  private func wished(_ length: CGFloat) -> CGFloat? { length > 0 ? length : nil }
}

/// The colour of a bubble; one that has become a sheet has that of sheets.
private struct BubbleColor: ViewModifier {
  let color: UIColor?
  @Environment(\.sheetKind) private var kind

  func body(content: Content) -> some View {
    let background = kind == .popover ? color.map { AnyView(Color(uiColor: $0)) } : nil
    content.transformPreference(SheetBehaviorKey.self) { behavior in
      if let background { behavior.background = background }
    }
  }
}

extension UIViewController {
  /// Whether a finger cannot pull the presented controller away.
  var refusesDismissal: Bool {
    isModalInPresentation || children.contains { $0.isModalInPresentation }
      || !(ownPresentationController?.allowsDismissal ?? true)
  }
}
