import Foundation
public import SwiftUICore
import UIKitTypes

/// A gesture of UIKit on a view of SwiftUI.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable<UIGestureRecognizerType> {
  /// The class of the gesture.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// What hears of the gesture; nothing unless said otherwise.
  associatedtype Coordinator = Void
  /// What is known of the gesture's place.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// Turns points of the gesture into those of SwiftUI's spaces.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes the gesture.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Gives the gesture new values, after what this says has changed.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// The gesture was recognised, goes on, or is over.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes what hears of the gesture; called before the gesture is made.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Changes nothing.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  /// Does nothing.
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// Turns points of a gesture of UIKit into those of SwiftUI's spaces.
@MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  weak var recognizer: UIGestureRecognizer?
  /// The middle of the fingers in the view's coordinates.
  public var localLocation: CGPoint {
    guard let recognizer else { return .zero }
    let point = recognizer.location(in: nil)
    return recognizer.place?.convertFromWindow(point) ?? point
  }
  /// How far the fingers have moved, in points; `nil` for gestures that do not move.
  public var localTranslation: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.translation(in: nil) }
  /// How fast the fingers move, in points a second; `nil` for gestures that do not move.
  public var localVelocity: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.velocity(in: nil) }
}

/// What is known of the place of a gesture of UIKit on a view of SwiftUI.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// What hears of the gesture.
  public let coordinator: Representable.Coordinator
  /// Turns points of the gesture into those of SwiftUI's spaces.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension View {
  /// Attaches a gesture of UIKit; those of the views inside have precedence.
  public nonisolated func gesture<R: UIGestureRecognizerRepresentable>(_ representable: R) -> some View {
    modifier(RepresentedGesture(representable: representable))
  }
}

/// Makes the gesture of UIKit, keeps it up to date and attaches it.
nonisolated private struct RepresentedGesture<R: UIGestureRecognizerRepresentable>: ViewModifier {
  let representable: R
  @State private var holder = RepresentedGestureHolder<R>()

  init(representable: R) { self.representable = representable }

  @MainActor func body(content: Content) -> some View { content.gestureClient(holder.recognizer(for: representable)) }
}

@MainActor
private final class RepresentedGestureHolder<R: UIGestureRecognizerRepresentable> {
  private var recognizer: R.UIGestureRecognizerType?
  private var context: R.Context?
  private var representable: R?

  nonisolated init() {}

  func recognizer(for representable: R) -> R.UIGestureRecognizerType {
    self.representable = representable
    if let recognizer, let context {
      representable.updateUIGestureRecognizer(recognizer, context: context)
      return recognizer
    }
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter()
    let coordinator = representable.makeCoordinator(converter: converter)
    let making = R.Context(coordinator: coordinator, converter: converter)
    let recognizer = representable.makeUIGestureRecognizer(context: making)
    let context = R.Context(
      coordinator: coordinator, converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter(recognizer: recognizer))
    recognizer.isOnViewOfSwiftUI = true
    recognizer.handler = { [weak self] recognizer in
      guard let self, let recognizer = recognizer as? R.UIGestureRecognizerType else { return }
      self.representable?.handleUIGestureRecognizerAction(recognizer, context: context)
    }
    (self.recognizer, self.context) = (recognizer, context)
    representable.updateUIGestureRecognizer(recognizer, context: context)
    return recognizer
  }
}
