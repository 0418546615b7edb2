import SwiftUICore

/// How a stack reads and writes its path.
struct PathAccess {
  var elements: () -> [NavigationPathElement]
  /// Adds a value; returns whether the path takes its type.
  var append: (any Hashable) -> Bool
  var removeLast: (Int) -> Void
}

extension PathAccess {
  init(_ path: Binding<NavigationPath>) {
    elements = { path.wrappedValue.elements }
    append = {
      path.wrappedValue.elements.append(NavigationPathElement($0))
      return true
    }
    removeLast = { path.wrappedValue.elements.removeLast(min($0, path.wrappedValue.count)) }
  }

  init<Data>(_ path: Binding<Data>)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
    elements = { path.wrappedValue.map { NavigationPathElement($0) } }
    append = {
      guard let value = $0 as? Data.Element else { return false }
      path.wrappedValue.append(value)
      return true
    }
    removeLast = { count in
      let kept = path.wrappedValue.prefix(max(path.wrappedValue.count - count, 0))
      path.wrappedValue = Data(kept)
    }
  }
}
