import Foundation
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// A button behind a row that is pulled aside.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
  /// What the button looks like.
  public enum Style: Int, Sendable {
    /// Gray, unless it says another colour.
    case normal
    /// Red, unless it says another colour; where it succeeds, its row goes.
    case destructive
  }
  /// Does what the button is for, and says afterwards whether that was done.
  public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping @MainActor (Bool) -> Void) -> Void

  /// What the button looks like.
  public let style: Style
  /// What the button does.
  public let handler: Handler
  /// What it is called.
  open var title: String?
  /// Its colour.
  open var backgroundColor: UIColor!
  /// Its picture.
  open var image: UIImage?

  /// Creates a button.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

/// The buttons behind a row at one side, the first one at its edge.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons.
  public let actions: [UIContextualAction]
  /// Whether a long pull does what the first button does.
  open var performsFirstActionWithFullSwipe = true

  /// Creates buttons behind a row.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// The buttons of a configuration, as SwiftUI's.
nonisolated private struct ContextualButtons: View {
  let configuration: @MainActor () -> UISwipeActionsConfiguration?
  weak var row: UIView?

  @MainActor var body: some View {
    let actions = configuration()?.actions ?? []
    ForEach(actions.indices, id: \.self) { index in
      ContextualButton(action: actions[index], row: row)
    }
  }
}

private struct ContextualButton: View {
  let action: UIContextualAction
  weak var row: UIView?

  var body: some View {
    Button(role: action.style == .destructive ? .destructive : nil) {
      // What the closure is told afterwards is of no use: rows close when their buttons are pressed, and those that go are taken away.
      if let row { action.handler(action, row) { _ in } }
    } label: {
      if let image = action.image {
        Label {
          Text(verbatim: action.title ?? "")
        } icon: {
          Image(uiImage: image)
        }
      } else {
        Text(verbatim: action.title ?? "")
      }
    }
    .tint(action.backgroundColor.map { Color(uiColor: $0) })
  }
}

extension RowActions.Side {
  /// The buttons of a configuration; none where it has none.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - configuration: Asked for again when the row is pulled aside, as what a row offers may have changed since it was shown.
  @MainActor
  init?(_ row: UIView, _ configuration: @escaping @MainActor () -> UISwipeActionsConfiguration?) {
    guard let first = configuration(), !first.actions.isEmpty else { return nil }
    self.init(allowsFullSwipe: first.performsFirstActionWithFullSwipe) { [weak row] in
      AnyView(ContextualButtons(configuration: configuration, row: row))
    }
  }
}
