import CoreGraphicsTypes
import SwiftUICore

/// The stacks of a split view, which live as long as it does.
///
/// Beside each other the columns are a stack each; where there is room for one they are a single one. Their screens go from one to
/// the other and keep their state.
final class SplitColumns {
  /// The columns as one stack.
  let stack = NavigationModel()
  /// One for each column, from the sidebar on.
  let models = [NavigationModel(), NavigationModel(), NavigationModel()]
  var changed: () -> Void = {}
  /// How wide all of them are, as far as is known since the columns are shown this way.
  var width: CGFloat?
  private var isCollapsed: Bool?

  /// Lets the screens go to where they show: in one stack, or in one for each of several columns.
  func show(collapsed: Bool, columns: [AnyView]) {
    Reconciliation.require()
    defer { isCollapsed = collapsed }
    guard let isCollapsed, isCollapsed != collapsed else { return }
    width = nil
    let models = columns.count == 1 ? [self.models[0], self.models[2]] : self.models
    if collapsed {
      stack.setColumns(columns, shown: nil, compactColumn: nil)
      stack.collapse(models)
    } else {
      stack.expand(into: models)
    }
  }
}

extension NavigationModel {
  /// Takes the screens of columns: those of the first, and those of each next one that somebody has gone on to.
  fileprivate func collapse(_ models: [NavigationModel]) {
    var (all, elements) = (models[0].screens, models[0].ownElements)
    for (index, column) in models.dropFirst().enumerated() {
      let isSelected = models[index].screens[0].value.selection.map { !$0.isEmpty } ?? false
      guard isSelected || column.replacement != nil || column.screens.count > 1 else { break }
      let root = column.screens[0]
      if let owner = column.replacement {
        root.kind = .view(owner)
      } else {
        becomeColumn(root, index, over: all.last)
      }
      all += column.screens
      elements += column.ownElements
    }
    take(all, elements)
  }

  /// Gives screens to the columns that they belong to: what the screens of one have led to is in the next one.
  fileprivate func expand(into models: [NavigationModel]) {
    var parts: [(screens: [ScreenEntry], replacement: ObjectIdentifier?)] = [([], nil)]
    for screen in screens {
      switch screen.kind {
      case .root: parts[0].screens.append(screen)
      case .view(let owner) where columns.contains(where: { ObjectIdentifier($0.owner) == owner }):
        screen.dismissed = {}
        parts.append(([screen], nil))
      case .view(let owner) where parts.count < models.count: parts.append(([screen], owner))
      case .value where parts.count < models.count: parts.append(([screen], ObjectIdentifier(screen)))
      case .view, .value: parts[parts.count - 1].screens.append(screen)
      }
    }
    for (index, model) in models.enumerated() {
      guard index < parts.count else {
        if model.screens.allSatisfy({ $0.model === model }) { continue }
        model.replacement = nil
        model.take([ScreenEntry(.root, in: model)], [])
        continue
      }
      let part = parts[index]
      part.screens[0].kind = .root
      model.replacement = part.replacement
      model.take(part.screens, part.screens.compactMap { if case .value(let element) = $0.kind { element } else { nil } })
    }
  }

  private func take(_ screens: [ScreenEntry], _ elements: [NavigationPathElement]) {
    for screen in screens { screen.model = self }
    self.screens = screens
    ownElements = elements
    forgetRoot()
  }
}
