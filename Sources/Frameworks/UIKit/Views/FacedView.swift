import Observation
import SwiftUI
import SwiftUICore

/// A view that shows a view of SwiftUI made of its own state: its face.
@MainActor
protocol FacedView: UIView {
  var face: FaceModel { get }
}

/// Counts the changes of what a view's face is made of, and moves the focus into it.
@Observable @MainActor
final class FaceModel {
  fileprivate(set) var changes = 0
  /// Whether something in the face has the focus, or is about to.
  @ObservationIgnored private(set) var hasFocus = false
  /// Moves the focus, where the face shows.
  @ObservationIgnored fileprivate var move: ((Bool) -> Void)? { didSet { if hasFocus { move?(true) } } }

  /// Moves the focus into the face, or away from it; as soon as the face shows.
  func focus(_ isFocused: Bool) {
    hasFocus = isFocused
    move?(isFocused)
  }
  /// Takes over where the focus is.
  func note(hasFocus: Bool) { self.hasFocus = hasFocus }
}

extension FacedView {
  /// Shows a view of SwiftUI that is made of the view's state, and made anew after ``faceChanged(resizes:)``.
  ///
  /// - Parameters:
  ///   - alignment: Where in the bounds it lies if it is smaller.
  ///   - content: Makes it.
  func showFace<Content: View>(
    alignment: @escaping @MainActor (Self) -> Alignment = { _ in .center },
    @ViewBuilder _ content: @escaping @MainActor (Self) -> Content
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
          .modifier(FaceHelp(text: (owner as? UIControl)?.toolTip))
      }
    }
  }
}

/// A view of UIKit, in a view of SwiftUI that shows it.
///
/// It is another value after each change of what the face is made of. A reference by itself would be the same one, and a view that is
/// the same as before is not evaluated again.
@propertyWrapper
struct Faced<Owner: FacedView> {
  let wrappedValue: Owner
  private let changes: Int

  @MainActor init(wrappedValue: Owner) {
    self.wrappedValue = wrappedValue
    changes = wrappedValue.face.changes
  }
}

/// What a pointer that rests on a face is told.
private struct FaceHelp: ViewModifier {
  let text: String?

  func body(content: Content) -> some View {
    if let text { content.help(Text(verbatim: text)) } else { content }
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
  /// Has the focus come here when a view of UIKit asks for it.
  func focus(of model: FaceModel) -> some View { modifier(FaceFocus(model: model)) }
}

private struct FaceFocus: ViewModifier {
  let model: FaceModel
  @FocusState private var isFocused: Bool
  @Environment(\.isMeasured) private var isMeasured

  func body(content: Content) -> some View {
    let focus = $isFocused
    if isMeasured {
      content
    } else {
      content.focused($isFocused)
        .onAppear { model.move = { focus.wrappedValue = $0 } }
        .onDisappear {
          model.move = nil
          model.note(hasFocus: false)
        }
    }
  }
}
