import Observation
import SwiftUI
import SwiftUICore

/// A view that shows a view of SwiftUI made of its own state: its face.
@MainActor
protocol FacedView: UIView {
  var face: FaceModel { get }
}

/// Counts the changes of what a view's face is made of.
@Observable @MainActor
final class FaceModel {
  fileprivate(set) var changes = 0
  /// Asks for the focus of what shows the face, or gives it away.
  fileprivate(set) var focusWish: FocusWish?
  /// Whether something in the face has the focus.
  @ObservationIgnored fileprivate(set) var hasFocus = false

  /// Moves the focus into the face, or away from it.
  func wish(_ isFocused: Bool) {
    guard isFocused != hasFocus else { return }
    hasFocus = isFocused
    focusWish = FocusWish(isFocused: isFocused)
  }
  /// Takes over where the focus is.
  func note(hasFocus: Bool) { self.hasFocus = hasFocus }
}

/// Where the focus is to go; each wish differs from every other one.
final class FocusWish: Equatable, Sendable {
  let isFocused: Bool
  init(isFocused: Bool) { self.isFocused = isFocused }
  static func == (a: FocusWish, b: FocusWish) -> Bool { a === b }
}

extension FacedView {
  /// Shows a view of SwiftUI that is made of the view's state, and made anew after ``faceChanged(resizes:)``.
  ///
  /// - Parameters:
  ///   - alignment: Where in the bounds it lies if it is smaller.
  ///   - content: Makes it.
  func showFace<Content: View>(
    alignment: @escaping @MainActor (Self) -> Alignment = { _ in .center }, @ViewBuilder _ content: @escaping @MainActor (Self) -> Content
  ) {
    setHostedContent(Face(owner: self, alignment: alignment, content: content))
  }

  /// Has the face made anew.
  ///
  /// - Parameter resizes: Whether it may be of another size now.
  func faceChanged(resizes: Bool = true) {
    face.changes &+= 1
    guard resizes else { return }
    measurer = nil
    invalidateIntrinsicContentSize()
  }
}

/// Shows what a view of UIKit is made of.
nonisolated private struct Face<Owner: FacedView, Content: View>: View {
  private weak var owner: Owner?
  private let alignment: @MainActor (Owner) -> Alignment
  private let content: @MainActor (Owner) -> Content
  @Environment(\.isMeasured) private var isMeasured

  init(
    owner: Owner, alignment: @escaping @MainActor (Owner) -> Alignment, content: @escaping @MainActor (Owner) -> Content
  ) {
    self.owner = owner
    self.alignment = alignment
    self.content = content
  }

  @MainActor var body: some View {
    if let owner {
      let _ = owner.face.changes
      if isMeasured {
        content(owner)
      } else {
        content(owner).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment(owner))
      }
    }
  }
}

private enum IsMeasuredKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether views are made here only to be measured.
  var isMeasured: Bool {
    get { self[IsMeasuredKey.self] }
    set { self[IsMeasuredKey.self] = newValue }
  }
}

extension View {
  /// Has the focus follow what a view of UIKit asks for, and tells it where the focus is.
  func focus(of model: FaceModel, changed: @escaping @MainActor (Bool) -> Void) -> some View {
    modifier(FaceFocus(model: model, changed: changed))
  }
}

private struct FaceFocus: ViewModifier {
  let model: FaceModel
  let changed: @MainActor (Bool) -> Void
  @FocusState private var isFocused: Bool
  @Environment(\.isMeasured) private var isMeasured

  func body(content: Content) -> some View {
    if isMeasured {
      content
    } else {
      content.focused($isFocused)
        .onChange(of: model.focusWish, initial: true) { _, wish in
          if let wish, wish.isFocused != isFocused { isFocused = wish.isFocused }
        }
        .onChange(of: isFocused) { _, isFocused in
          model.note(hasFocus: isFocused)
          changed(isFocused)
        }
    }
  }
}
