import SwiftUI

struct Train: Identifiable {
  let id = UUID()
  var line: ColorResource
  var cars: Int
}
