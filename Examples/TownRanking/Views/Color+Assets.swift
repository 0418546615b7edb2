import SwiftUI

extension Color {
  static let rentOrange = Color("rentOrange")
  static let buyBlue = Color("buyBlue")
  static let subRentOrange = Color("subRentOrange")
  static let subBuyBlue = Color("subBuyBlue")
  static let gridBackground = Color("gridBackground")
  static let rowBackground = Color("rowBackground")
}

extension RankingKind {
  /// The colour of the ten best towns and of the tab.
  var color: Color { self == .rent ? .rentOrange : .buyBlue }
  /// The colour of the towns from rank 11 on.
  var subColor: Color { self == .rent ? .subRentOrange : .subBuyBlue }
}
