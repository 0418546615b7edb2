// From before there was a file of breads; belongs to no target.
struct Bread {
  var title: String
}
